import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2210:
/***/ ((module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
const core_1 = __nccwpck_require__(3893);
const draft2020_1 = __nccwpck_require__(4298);
const discriminator_1 = __nccwpck_require__(8886);
const json_schema_2020_12_1 = __nccwpck_require__(3995);
const META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
class Ajv2020 extends core_1.default {
    constructor(opts = {}) {
        super({
            ...opts,
            dynamicRef: true,
            next: true,
            unevaluated: true,
        });
    }
    _addVocabularies() {
        super._addVocabularies();
        draft2020_1.default.forEach((v) => this.addVocabulary(v));
        if (this.opts.discriminator)
            this.addKeyword(discriminator_1.default);
    }
    _addDefaultMetaSchema() {
        super._addDefaultMetaSchema();
        const { $data, meta } = this.opts;
        if (!meta)
            return;
        json_schema_2020_12_1.default.call(this, $data);
        this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
    }
    defaultMeta() {
        return (this.opts.defaultMeta =
            super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : undefined));
    }
}
exports.Ajv2020 = Ajv2020;
module.exports = exports = Ajv2020;
module.exports.Ajv2020 = Ajv2020;
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports["default"] = Ajv2020;
var validate_1 = __nccwpck_require__(7881);
Object.defineProperty(exports, "KeywordCxt", ({ enumerable: true, get: function () { return validate_1.KeywordCxt; } }));
var codegen_1 = __nccwpck_require__(1436);
Object.defineProperty(exports, "_", ({ enumerable: true, get: function () { return codegen_1._; } }));
Object.defineProperty(exports, "str", ({ enumerable: true, get: function () { return codegen_1.str; } }));
Object.defineProperty(exports, "stringify", ({ enumerable: true, get: function () { return codegen_1.stringify; } }));
Object.defineProperty(exports, "nil", ({ enumerable: true, get: function () { return codegen_1.nil; } }));
Object.defineProperty(exports, "Name", ({ enumerable: true, get: function () { return codegen_1.Name; } }));
Object.defineProperty(exports, "CodeGen", ({ enumerable: true, get: function () { return codegen_1.CodeGen; } }));
var validation_error_1 = __nccwpck_require__(3021);
Object.defineProperty(exports, "ValidationError", ({ enumerable: true, get: function () { return validation_error_1.default; } }));
var ref_error_1 = __nccwpck_require__(3162);
Object.defineProperty(exports, "MissingRefError", ({ enumerable: true, get: function () { return ref_error_1.default; } }));
//# sourceMappingURL=2020.js.map

/***/ }),

/***/ 567:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
// eslint-disable-next-line @typescript-eslint/no-extraneous-class
class _CodeOrName {
}
exports._CodeOrName = _CodeOrName;
exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
class Name extends _CodeOrName {
    constructor(s) {
        super();
        if (!exports.IDENTIFIER.test(s))
            throw new Error("CodeGen: name must be a valid identifier");
        this.str = s;
    }
    toString() {
        return this.str;
    }
    emptyStr() {
        return false;
    }
    get names() {
        return { [this.str]: 1 };
    }
}
exports.Name = Name;
class _Code extends _CodeOrName {
    constructor(code) {
        super();
        this._items = typeof code === "string" ? [code] : code;
    }
    toString() {
        return this.str;
    }
    emptyStr() {
        if (this._items.length > 1)
            return false;
        const item = this._items[0];
        return item === "" || item === '""';
    }
    get str() {
        var _a;
        return ((_a = this._str) !== null && _a !== void 0 ? _a : (this._str = this._items.reduce((s, c) => `${s}${c}`, "")));
    }
    get names() {
        var _a;
        return ((_a = this._names) !== null && _a !== void 0 ? _a : (this._names = this._items.reduce((names, c) => {
            if (c instanceof Name)
                names[c.str] = (names[c.str] || 0) + 1;
            return names;
        }, {})));
    }
}
exports._Code = _Code;
exports.nil = new _Code("");
function _(strs, ...args) {
    const code = [strs[0]];
    let i = 0;
    while (i < args.length) {
        addCodeArg(code, args[i]);
        code.push(strs[++i]);
    }
    return new _Code(code);
}
exports._ = _;
const plus = new _Code("+");
function str(strs, ...args) {
    const expr = [safeStringify(strs[0])];
    let i = 0;
    while (i < args.length) {
        expr.push(plus);
        addCodeArg(expr, args[i]);
        expr.push(plus, safeStringify(strs[++i]));
    }
    optimize(expr);
    return new _Code(expr);
}
exports.str = str;
function addCodeArg(code, arg) {
    if (arg instanceof _Code)
        code.push(...arg._items);
    else if (arg instanceof Name)
        code.push(arg);
    else
        code.push(interpolate(arg));
}
exports.addCodeArg = addCodeArg;
function optimize(expr) {
    let i = 1;
    while (i < expr.length - 1) {
        if (expr[i] === plus) {
            const res = mergeExprItems(expr[i - 1], expr[i + 1]);
            if (res !== undefined) {
                expr.splice(i - 1, 3, res);
                continue;
            }
            expr[i++] = "+";
        }
        i++;
    }
}
function mergeExprItems(a, b) {
    if (b === '""')
        return a;
    if (a === '""')
        return b;
    if (typeof a == "string") {
        if (b instanceof Name || a[a.length - 1] !== '"')
            return;
        if (typeof b != "string")
            return `${a.slice(0, -1)}${b}"`;
        if (b[0] === '"')
            return a.slice(0, -1) + b.slice(1);
        return;
    }
    if (typeof b == "string" && b[0] === '"' && !(a instanceof Name))
        return `"${a}${b.slice(1)}`;
    return;
}
function strConcat(c1, c2) {
    return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str `${c1}${c2}`;
}
exports.strConcat = strConcat;
// TODO do not allow arrays here
function interpolate(x) {
    return typeof x == "number" || typeof x == "boolean" || x === null
        ? x
        : safeStringify(Array.isArray(x) ? x.join(",") : x);
}
function stringify(x) {
    return new _Code(safeStringify(x));
}
exports.stringify = stringify;
function safeStringify(x) {
    return JSON.stringify(x)
        .replace(/\u2028/g, "\\u2028")
        .replace(/\u2029/g, "\\u2029");
}
exports.safeStringify = safeStringify;
function getProperty(key) {
    return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _ `[${key}]`;
}
exports.getProperty = getProperty;
//Does best effort to format the name properly
function getEsmExportName(key) {
    if (typeof key == "string" && exports.IDENTIFIER.test(key)) {
        return new _Code(`${key}`);
    }
    throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
}
exports.getEsmExportName = getEsmExportName;
function regexpCode(rx) {
    return new _Code(rx.toString());
}
exports.regexpCode = regexpCode;
//# sourceMappingURL=code.js.map

/***/ }),

/***/ 1436:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
const code_1 = __nccwpck_require__(567);
const scope_1 = __nccwpck_require__(7788);
var code_2 = __nccwpck_require__(567);
Object.defineProperty(exports, "_", ({ enumerable: true, get: function () { return code_2._; } }));
Object.defineProperty(exports, "str", ({ enumerable: true, get: function () { return code_2.str; } }));
Object.defineProperty(exports, "strConcat", ({ enumerable: true, get: function () { return code_2.strConcat; } }));
Object.defineProperty(exports, "nil", ({ enumerable: true, get: function () { return code_2.nil; } }));
Object.defineProperty(exports, "getProperty", ({ enumerable: true, get: function () { return code_2.getProperty; } }));
Object.defineProperty(exports, "stringify", ({ enumerable: true, get: function () { return code_2.stringify; } }));
Object.defineProperty(exports, "regexpCode", ({ enumerable: true, get: function () { return code_2.regexpCode; } }));
Object.defineProperty(exports, "Name", ({ enumerable: true, get: function () { return code_2.Name; } }));
var scope_2 = __nccwpck_require__(7788);
Object.defineProperty(exports, "Scope", ({ enumerable: true, get: function () { return scope_2.Scope; } }));
Object.defineProperty(exports, "ValueScope", ({ enumerable: true, get: function () { return scope_2.ValueScope; } }));
Object.defineProperty(exports, "ValueScopeName", ({ enumerable: true, get: function () { return scope_2.ValueScopeName; } }));
Object.defineProperty(exports, "varKinds", ({ enumerable: true, get: function () { return scope_2.varKinds; } }));
exports.operators = {
    GT: new code_1._Code(">"),
    GTE: new code_1._Code(">="),
    LT: new code_1._Code("<"),
    LTE: new code_1._Code("<="),
    EQ: new code_1._Code("==="),
    NEQ: new code_1._Code("!=="),
    NOT: new code_1._Code("!"),
    OR: new code_1._Code("||"),
    AND: new code_1._Code("&&"),
    ADD: new code_1._Code("+"),
};
class Node {
    optimizeNodes() {
        return this;
    }
    optimizeNames(_names, _constants) {
        return this;
    }
}
class Def extends Node {
    constructor(varKind, name, rhs) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.rhs = rhs;
    }
    render({ es5, _n }) {
        const varKind = es5 ? scope_1.varKinds.var : this.varKind;
        const rhs = this.rhs === undefined ? "" : ` = ${this.rhs}`;
        return `${varKind} ${this.name}${rhs};` + _n;
    }
    optimizeNames(names, constants) {
        if (!names[this.name.str])
            return;
        if (this.rhs)
            this.rhs = optimizeExpr(this.rhs, names, constants);
        return this;
    }
    get names() {
        return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
    }
}
class Assign extends Node {
    constructor(lhs, rhs, sideEffects) {
        super();
        this.lhs = lhs;
        this.rhs = rhs;
        this.sideEffects = sideEffects;
    }
    render({ _n }) {
        return `${this.lhs} = ${this.rhs};` + _n;
    }
    optimizeNames(names, constants) {
        if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects)
            return;
        this.rhs = optimizeExpr(this.rhs, names, constants);
        return this;
    }
    get names() {
        const names = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
        return addExprNames(names, this.rhs);
    }
}
class AssignOp extends Assign {
    constructor(lhs, op, rhs, sideEffects) {
        super(lhs, rhs, sideEffects);
        this.op = op;
    }
    render({ _n }) {
        return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
    }
}
class Label extends Node {
    constructor(label) {
        super();
        this.label = label;
        this.names = {};
    }
    render({ _n }) {
        return `${this.label}:` + _n;
    }
}
class Break extends Node {
    constructor(label) {
        super();
        this.label = label;
        this.names = {};
    }
    render({ _n }) {
        const label = this.label ? ` ${this.label}` : "";
        return `break${label};` + _n;
    }
}
class Throw extends Node {
    constructor(error) {
        super();
        this.error = error;
    }
    render({ _n }) {
        return `throw ${this.error};` + _n;
    }
    get names() {
        return this.error.names;
    }
}
class AnyCode extends Node {
    constructor(code) {
        super();
        this.code = code;
    }
    render({ _n }) {
        return `${this.code};` + _n;
    }
    optimizeNodes() {
        return `${this.code}` ? this : undefined;
    }
    optimizeNames(names, constants) {
        this.code = optimizeExpr(this.code, names, constants);
        return this;
    }
    get names() {
        return this.code instanceof code_1._CodeOrName ? this.code.names : {};
    }
}
class ParentNode extends Node {
    constructor(nodes = []) {
        super();
        this.nodes = nodes;
    }
    render(opts) {
        return this.nodes.reduce((code, n) => code + n.render(opts), "");
    }
    optimizeNodes() {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
            const n = nodes[i].optimizeNodes();
            if (Array.isArray(n))
                nodes.splice(i, 1, ...n);
            else if (n)
                nodes[i] = n;
            else
                nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : undefined;
    }
    optimizeNames(names, constants) {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
            // iterating backwards improves 1-pass optimization
            const n = nodes[i];
            if (n.optimizeNames(names, constants))
                continue;
            subtractNames(names, n.names);
            nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : undefined;
    }
    get names() {
        return this.nodes.reduce((names, n) => addNames(names, n.names), {});
    }
}
class BlockNode extends ParentNode {
    render(opts) {
        return "{" + opts._n + super.render(opts) + "}" + opts._n;
    }
}
class Root extends ParentNode {
}
class Else extends BlockNode {
}
Else.kind = "else";
class If extends BlockNode {
    constructor(condition, nodes) {
        super(nodes);
        this.condition = condition;
    }
    render(opts) {
        let code = `if(${this.condition})` + super.render(opts);
        if (this.else)
            code += "else " + this.else.render(opts);
        return code;
    }
    optimizeNodes() {
        super.optimizeNodes();
        const cond = this.condition;
        if (cond === true)
            return this.nodes; // else is ignored here
        let e = this.else;
        if (e) {
            const ns = e.optimizeNodes();
            e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
        }
        if (e) {
            if (cond === false)
                return e instanceof If ? e : e.nodes;
            if (this.nodes.length)
                return this;
            return new If(not(cond), e instanceof If ? [e] : e.nodes);
        }
        if (cond === false || !this.nodes.length)
            return undefined;
        return this;
    }
    optimizeNames(names, constants) {
        var _a;
        this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
        if (!(super.optimizeNames(names, constants) || this.else))
            return;
        this.condition = optimizeExpr(this.condition, names, constants);
        return this;
    }
    get names() {
        const names = super.names;
        addExprNames(names, this.condition);
        if (this.else)
            addNames(names, this.else.names);
        return names;
    }
}
If.kind = "if";
class For extends BlockNode {
}
For.kind = "for";
class ForLoop extends For {
    constructor(iteration) {
        super();
        this.iteration = iteration;
    }
    render(opts) {
        return `for(${this.iteration})` + super.render(opts);
    }
    optimizeNames(names, constants) {
        if (!super.optimizeNames(names, constants))
            return;
        this.iteration = optimizeExpr(this.iteration, names, constants);
        return this;
    }
    get names() {
        return addNames(super.names, this.iteration.names);
    }
}
class ForRange extends For {
    constructor(varKind, name, from, to) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.from = from;
        this.to = to;
    }
    render(opts) {
        const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
        const { name, from, to } = this;
        return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
    }
    get names() {
        const names = addExprNames(super.names, this.from);
        return addExprNames(names, this.to);
    }
}
class ForIter extends For {
    constructor(loop, varKind, name, iterable) {
        super();
        this.loop = loop;
        this.varKind = varKind;
        this.name = name;
        this.iterable = iterable;
    }
    render(opts) {
        return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
    }
    optimizeNames(names, constants) {
        if (!super.optimizeNames(names, constants))
            return;
        this.iterable = optimizeExpr(this.iterable, names, constants);
        return this;
    }
    get names() {
        return addNames(super.names, this.iterable.names);
    }
}
class Func extends BlockNode {
    constructor(name, args, async) {
        super();
        this.name = name;
        this.args = args;
        this.async = async;
    }
    render(opts) {
        const _async = this.async ? "async " : "";
        return `${_async}function ${this.name}(${this.args})` + super.render(opts);
    }
}
Func.kind = "func";
class Return extends ParentNode {
    render(opts) {
        return "return " + super.render(opts);
    }
}
Return.kind = "return";
class Try extends BlockNode {
    render(opts) {
        let code = "try" + super.render(opts);
        if (this.catch)
            code += this.catch.render(opts);
        if (this.finally)
            code += this.finally.render(opts);
        return code;
    }
    optimizeNodes() {
        var _a, _b;
        super.optimizeNodes();
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNodes();
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNodes();
        return this;
    }
    optimizeNames(names, constants) {
        var _a, _b;
        super.optimizeNames(names, constants);
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNames(names, constants);
        return this;
    }
    get names() {
        const names = super.names;
        if (this.catch)
            addNames(names, this.catch.names);
        if (this.finally)
            addNames(names, this.finally.names);
        return names;
    }
}
class Catch extends BlockNode {
    constructor(error) {
        super();
        this.error = error;
    }
    render(opts) {
        return `catch(${this.error})` + super.render(opts);
    }
}
Catch.kind = "catch";
class Finally extends BlockNode {
    render(opts) {
        return "finally" + super.render(opts);
    }
}
Finally.kind = "finally";
class CodeGen {
    constructor(extScope, opts = {}) {
        this._values = {};
        this._blockStarts = [];
        this._constants = {};
        this.opts = { ...opts, _n: opts.lines ? "\n" : "" };
        this._extScope = extScope;
        this._scope = new scope_1.Scope({ parent: extScope });
        this._nodes = [new Root()];
    }
    toString() {
        return this._root.render(this.opts);
    }
    // returns unique name in the internal scope
    name(prefix) {
        return this._scope.name(prefix);
    }
    // reserves unique name in the external scope
    scopeName(prefix) {
        return this._extScope.name(prefix);
    }
    // reserves unique name in the external scope and assigns value to it
    scopeValue(prefixOrName, value) {
        const name = this._extScope.value(prefixOrName, value);
        const vs = this._values[name.prefix] || (this._values[name.prefix] = new Set());
        vs.add(name);
        return name;
    }
    getScopeValue(prefix, keyOrRef) {
        return this._extScope.getValue(prefix, keyOrRef);
    }
    // return code that assigns values in the external scope to the names that are used internally
    // (same names that were returned by gen.scopeName or gen.scopeValue)
    scopeRefs(scopeName) {
        return this._extScope.scopeRefs(scopeName, this._values);
    }
    scopeCode() {
        return this._extScope.scopeCode(this._values);
    }
    _def(varKind, nameOrPrefix, rhs, constant) {
        const name = this._scope.toName(nameOrPrefix);
        if (rhs !== undefined && constant)
            this._constants[name.str] = rhs;
        this._leafNode(new Def(varKind, name, rhs));
        return name;
    }
    // `const` declaration (`var` in es5 mode)
    const(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
    }
    // `let` declaration with optional assignment (`var` in es5 mode)
    let(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
    }
    // `var` declaration with optional assignment
    var(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
    }
    // assignment code
    assign(lhs, rhs, sideEffects) {
        return this._leafNode(new Assign(lhs, rhs, sideEffects));
    }
    // `+=` code
    add(lhs, rhs) {
        return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
    }
    // appends passed SafeExpr to code or executes Block
    code(c) {
        if (typeof c == "function")
            c();
        else if (c !== code_1.nil)
            this._leafNode(new AnyCode(c));
        return this;
    }
    // returns code for object literal for the passed argument list of key-value pairs
    object(...keyValues) {
        const code = ["{"];
        for (const [key, value] of keyValues) {
            if (code.length > 1)
                code.push(",");
            code.push(key);
            if (key !== value || this.opts.es5) {
                code.push(":");
                (0, code_1.addCodeArg)(code, value);
            }
        }
        code.push("}");
        return new code_1._Code(code);
    }
    // `if` clause (or statement if `thenBody` and, optionally, `elseBody` are passed)
    if(condition, thenBody, elseBody) {
        this._blockNode(new If(condition));
        if (thenBody && elseBody) {
            this.code(thenBody).else().code(elseBody).endIf();
        }
        else if (thenBody) {
            this.code(thenBody).endIf();
        }
        else if (elseBody) {
            throw new Error('CodeGen: "else" body without "then" body');
        }
        return this;
    }
    // `else if` clause - invalid without `if` or after `else` clauses
    elseIf(condition) {
        return this._elseNode(new If(condition));
    }
    // `else` clause - only valid after `if` or `else if` clauses
    else() {
        return this._elseNode(new Else());
    }
    // end `if` statement (needed if gen.if was used only with condition)
    endIf() {
        return this._endBlockNode(If, Else);
    }
    _for(node, forBody) {
        this._blockNode(node);
        if (forBody)
            this.code(forBody).endFor();
        return this;
    }
    // a generic `for` clause (or statement if `forBody` is passed)
    for(iteration, forBody) {
        return this._for(new ForLoop(iteration), forBody);
    }
    // `for` statement for a range of values
    forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
    }
    // `for-of` statement (in es5 mode replace with a normal for loop)
    forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
        const name = this._scope.toName(nameOrPrefix);
        if (this.opts.es5) {
            const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
            return this.forRange("_i", 0, (0, code_1._) `${arr}.length`, (i) => {
                this.var(name, (0, code_1._) `${arr}[${i}]`);
                forBody(name);
            });
        }
        return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
    }
    // `for-in` statement.
    // With option `ownProperties` replaced with a `for-of` loop for object keys
    forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
        if (this.opts.ownProperties) {
            return this.forOf(nameOrPrefix, (0, code_1._) `Object.keys(${obj})`, forBody);
        }
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
    }
    // end `for` loop
    endFor() {
        return this._endBlockNode(For);
    }
    // `label` statement
    label(label) {
        return this._leafNode(new Label(label));
    }
    // `break` statement
    break(label) {
        return this._leafNode(new Break(label));
    }
    // `return` statement
    return(value) {
        const node = new Return();
        this._blockNode(node);
        this.code(value);
        if (node.nodes.length !== 1)
            throw new Error('CodeGen: "return" should have one node');
        return this._endBlockNode(Return);
    }
    // `try` statement
    try(tryBody, catchCode, finallyCode) {
        if (!catchCode && !finallyCode)
            throw new Error('CodeGen: "try" without "catch" and "finally"');
        const node = new Try();
        this._blockNode(node);
        this.code(tryBody);
        if (catchCode) {
            const error = this.name("e");
            this._currNode = node.catch = new Catch(error);
            catchCode(error);
        }
        if (finallyCode) {
            this._currNode = node.finally = new Finally();
            this.code(finallyCode);
        }
        return this._endBlockNode(Catch, Finally);
    }
    // `throw` statement
    throw(error) {
        return this._leafNode(new Throw(error));
    }
    // start self-balancing block
    block(body, nodeCount) {
        this._blockStarts.push(this._nodes.length);
        if (body)
            this.code(body).endBlock(nodeCount);
        return this;
    }
    // end the current self-balancing block
    endBlock(nodeCount) {
        const len = this._blockStarts.pop();
        if (len === undefined)
            throw new Error("CodeGen: not in self-balancing block");
        const toClose = this._nodes.length - len;
        if (toClose < 0 || (nodeCount !== undefined && toClose !== nodeCount)) {
            throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
        }
        this._nodes.length = len;
        return this;
    }
    // `function` heading (or definition if funcBody is passed)
    func(name, args = code_1.nil, async, funcBody) {
        this._blockNode(new Func(name, args, async));
        if (funcBody)
            this.code(funcBody).endFunc();
        return this;
    }
    // end function definition
    endFunc() {
        return this._endBlockNode(Func);
    }
    optimize(n = 1) {
        while (n-- > 0) {
            this._root.optimizeNodes();
            this._root.optimizeNames(this._root.names, this._constants);
        }
    }
    _leafNode(node) {
        this._currNode.nodes.push(node);
        return this;
    }
    _blockNode(node) {
        this._currNode.nodes.push(node);
        this._nodes.push(node);
    }
    _endBlockNode(N1, N2) {
        const n = this._currNode;
        if (n instanceof N1 || (N2 && n instanceof N2)) {
            this._nodes.pop();
            return this;
        }
        throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
    }
    _elseNode(node) {
        const n = this._currNode;
        if (!(n instanceof If)) {
            throw new Error('CodeGen: "else" without "if"');
        }
        this._currNode = n.else = node;
        return this;
    }
    get _root() {
        return this._nodes[0];
    }
    get _currNode() {
        const ns = this._nodes;
        return ns[ns.length - 1];
    }
    set _currNode(node) {
        const ns = this._nodes;
        ns[ns.length - 1] = node;
    }
}
exports.CodeGen = CodeGen;
function addNames(names, from) {
    for (const n in from)
        names[n] = (names[n] || 0) + (from[n] || 0);
    return names;
}
function addExprNames(names, from) {
    return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
}
function optimizeExpr(expr, names, constants) {
    if (expr instanceof code_1.Name)
        return replaceName(expr);
    if (!canOptimize(expr))
        return expr;
    return new code_1._Code(expr._items.reduce((items, c) => {
        if (c instanceof code_1.Name)
            c = replaceName(c);
        if (c instanceof code_1._Code)
            items.push(...c._items);
        else
            items.push(c);
        return items;
    }, []));
    function replaceName(n) {
        const c = constants[n.str];
        if (c === undefined || names[n.str] !== 1)
            return n;
        delete names[n.str];
        return c;
    }
    function canOptimize(e) {
        return (e instanceof code_1._Code &&
            e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== undefined));
    }
}
function subtractNames(names, from) {
    for (const n in from)
        names[n] = (names[n] || 0) - (from[n] || 0);
}
function not(x) {
    return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._) `!${par(x)}`;
}
exports.not = not;
const andCode = mappend(exports.operators.AND);
// boolean AND (&&) expression with the passed arguments
function and(...args) {
    return args.reduce(andCode);
}
exports.and = and;
const orCode = mappend(exports.operators.OR);
// boolean OR (||) expression with the passed arguments
function or(...args) {
    return args.reduce(orCode);
}
exports.or = or;
function mappend(op) {
    return (x, y) => (x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._) `${par(x)} ${op} ${par(y)}`);
}
function par(x) {
    return x instanceof code_1.Name ? x : (0, code_1._) `(${x})`;
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7788:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
const code_1 = __nccwpck_require__(567);
class ValueError extends Error {
    constructor(name) {
        super(`CodeGen: "code" for ${name} not defined`);
        this.value = name.value;
    }
}
var UsedValueState;
(function (UsedValueState) {
    UsedValueState[UsedValueState["Started"] = 0] = "Started";
    UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
exports.varKinds = {
    const: new code_1.Name("const"),
    let: new code_1.Name("let"),
    var: new code_1.Name("var"),
};
class Scope {
    constructor({ prefixes, parent } = {}) {
        this._names = {};
        this._prefixes = prefixes;
        this._parent = parent;
    }
    toName(nameOrPrefix) {
        return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
    }
    name(prefix) {
        return new code_1.Name(this._newName(prefix));
    }
    _newName(prefix) {
        const ng = this._names[prefix] || this._nameGroup(prefix);
        return `${prefix}${ng.index++}`;
    }
    _nameGroup(prefix) {
        var _a, _b;
        if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || (this._prefixes && !this._prefixes.has(prefix))) {
            throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
        }
        return (this._names[prefix] = { prefix, index: 0 });
    }
}
exports.Scope = Scope;
class ValueScopeName extends code_1.Name {
    constructor(prefix, nameStr) {
        super(nameStr);
        this.prefix = prefix;
    }
    setValue(value, { property, itemIndex }) {
        this.value = value;
        this.scopePath = (0, code_1._) `.${new code_1.Name(property)}[${itemIndex}]`;
    }
}
exports.ValueScopeName = ValueScopeName;
const line = (0, code_1._) `\n`;
class ValueScope extends Scope {
    constructor(opts) {
        super(opts);
        this._values = {};
        this._scope = opts.scope;
        this.opts = { ...opts, _n: opts.lines ? line : code_1.nil };
    }
    get() {
        return this._scope;
    }
    name(prefix) {
        return new ValueScopeName(prefix, this._newName(prefix));
    }
    value(nameOrPrefix, value) {
        var _a;
        if (value.ref === undefined)
            throw new Error("CodeGen: ref must be passed in value");
        const name = this.toName(nameOrPrefix);
        const { prefix } = name;
        const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
        let vs = this._values[prefix];
        if (vs) {
            const _name = vs.get(valueKey);
            if (_name)
                return _name;
        }
        else {
            vs = this._values[prefix] = new Map();
        }
        vs.set(valueKey, name);
        const s = this._scope[prefix] || (this._scope[prefix] = []);
        const itemIndex = s.length;
        s[itemIndex] = value.ref;
        name.setValue(value, { property: prefix, itemIndex });
        return name;
    }
    getValue(prefix, keyOrRef) {
        const vs = this._values[prefix];
        if (!vs)
            return;
        return vs.get(keyOrRef);
    }
    scopeRefs(scopeName, values = this._values) {
        return this._reduceValues(values, (name) => {
            if (name.scopePath === undefined)
                throw new Error(`CodeGen: name "${name}" has no value`);
            return (0, code_1._) `${scopeName}${name.scopePath}`;
        });
    }
    scopeCode(values = this._values, usedValues, getCode) {
        return this._reduceValues(values, (name) => {
            if (name.value === undefined)
                throw new Error(`CodeGen: name "${name}" has no value`);
            return name.value.code;
        }, usedValues, getCode);
    }
    _reduceValues(values, valueCode, usedValues = {}, getCode) {
        let code = code_1.nil;
        for (const prefix in values) {
            const vs = values[prefix];
            if (!vs)
                continue;
            const nameSet = (usedValues[prefix] = usedValues[prefix] || new Map());
            vs.forEach((name) => {
                if (nameSet.has(name))
                    return;
                nameSet.set(name, UsedValueState.Started);
                let c = valueCode(name);
                if (c) {
                    const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
                    code = (0, code_1._) `${code}${def} ${name} = ${c};${this.opts._n}`;
                }
                else if ((c = getCode === null || getCode === void 0 ? void 0 : getCode(name))) {
                    code = (0, code_1._) `${code}${c}${this.opts._n}`;
                }
                else {
                    throw new ValueError(name);
                }
                nameSet.set(name, UsedValueState.Completed);
            });
        }
        return code;
    }
}
exports.ValueScope = ValueScope;
//# sourceMappingURL=scope.js.map

/***/ }),

/***/ 1283:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const names_1 = __nccwpck_require__(630);
exports.keywordError = {
    message: ({ keyword }) => (0, codegen_1.str) `must pass "${keyword}" keyword validation`,
};
exports.keyword$DataError = {
    message: ({ keyword, schemaType }) => schemaType
        ? (0, codegen_1.str) `"${keyword}" keyword must be ${schemaType} ($data)`
        : (0, codegen_1.str) `"${keyword}" keyword is invalid ($data)`,
};
function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
    const { it } = cxt;
    const { gen, compositeRule, allErrors } = it;
    const errObj = errorObjectCode(cxt, error, errorPaths);
    if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : (compositeRule || allErrors)) {
        addError(gen, errObj);
    }
    else {
        returnErrors(it, (0, codegen_1._) `[${errObj}]`);
    }
}
exports.reportError = reportError;
function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
    const { it } = cxt;
    const { gen, compositeRule, allErrors } = it;
    const errObj = errorObjectCode(cxt, error, errorPaths);
    addError(gen, errObj);
    if (!(compositeRule || allErrors)) {
        returnErrors(it, names_1.default.vErrors);
    }
}
exports.reportExtraError = reportExtraError;
function resetErrorsCount(gen, errsCount) {
    gen.assign(names_1.default.errors, errsCount);
    gen.if((0, codegen_1._) `${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._) `${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
}
exports.resetErrorsCount = resetErrorsCount;
function extendErrors({ gen, keyword, schemaValue, data, errsCount, it, }) {
    /* istanbul ignore if */
    if (errsCount === undefined)
        throw new Error("ajv implementation error");
    const err = gen.name("err");
    gen.forRange("i", errsCount, names_1.default.errors, (i) => {
        gen.const(err, (0, codegen_1._) `${names_1.default.vErrors}[${i}]`);
        gen.if((0, codegen_1._) `${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._) `${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
        gen.assign((0, codegen_1._) `${err}.schemaPath`, (0, codegen_1.str) `${it.errSchemaPath}/${keyword}`);
        if (it.opts.verbose) {
            gen.assign((0, codegen_1._) `${err}.schema`, schemaValue);
            gen.assign((0, codegen_1._) `${err}.data`, data);
        }
    });
}
exports.extendErrors = extendErrors;
function addError(gen, errObj) {
    const err = gen.const("err", errObj);
    gen.if((0, codegen_1._) `${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._) `[${err}]`), (0, codegen_1._) `${names_1.default.vErrors}.push(${err})`);
    gen.code((0, codegen_1._) `${names_1.default.errors}++`);
}
function returnErrors(it, errs) {
    const { gen, validateName, schemaEnv } = it;
    if (schemaEnv.$async) {
        gen.throw((0, codegen_1._) `new ${it.ValidationError}(${errs})`);
    }
    else {
        gen.assign((0, codegen_1._) `${validateName}.errors`, errs);
        gen.return(false);
    }
}
const E = {
    keyword: new codegen_1.Name("keyword"),
    schemaPath: new codegen_1.Name("schemaPath"), // also used in JTD errors
    params: new codegen_1.Name("params"),
    propertyName: new codegen_1.Name("propertyName"),
    message: new codegen_1.Name("message"),
    schema: new codegen_1.Name("schema"),
    parentSchema: new codegen_1.Name("parentSchema"),
};
function errorObjectCode(cxt, error, errorPaths) {
    const { createErrors } = cxt.it;
    if (createErrors === false)
        return (0, codegen_1._) `{}`;
    return errorObject(cxt, error, errorPaths);
}
function errorObject(cxt, error, errorPaths = {}) {
    const { gen, it } = cxt;
    const keyValues = [
        errorInstancePath(it, errorPaths),
        errorSchemaPath(cxt, errorPaths),
    ];
    extraErrorProps(cxt, error, keyValues);
    return gen.object(...keyValues);
}
function errorInstancePath({ errorPath }, { instancePath }) {
    const instPath = instancePath
        ? (0, codegen_1.str) `${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}`
        : errorPath;
    return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
}
function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
    let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str) `${errSchemaPath}/${keyword}`;
    if (schemaPath) {
        schPath = (0, codegen_1.str) `${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
    }
    return [E.schemaPath, schPath];
}
function extraErrorProps(cxt, { params, message }, keyValues) {
    const { keyword, data, schemaValue, it } = cxt;
    const { opts, propertyName, topSchemaRef, schemaPath } = it;
    keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._) `{}`]);
    if (opts.messages) {
        keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
    }
    if (opts.verbose) {
        keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._) `${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
    }
    if (propertyName)
        keyValues.push([E.propertyName, propertyName]);
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 2718:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
const codegen_1 = __nccwpck_require__(1436);
const validation_error_1 = __nccwpck_require__(3021);
const names_1 = __nccwpck_require__(630);
const resolve_1 = __nccwpck_require__(4090);
const util_1 = __nccwpck_require__(4464);
const validate_1 = __nccwpck_require__(7881);
class SchemaEnv {
    constructor(env) {
        var _a;
        this.refs = {};
        this.dynamicAnchors = {};
        let schema;
        if (typeof env.schema == "object")
            schema = env.schema;
        this.schema = env.schema;
        this.schemaId = env.schemaId;
        this.root = env.root || this;
        this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
        this.schemaPath = env.schemaPath;
        this.localRefs = env.localRefs;
        this.meta = env.meta;
        this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
        this.refs = {};
    }
}
exports.SchemaEnv = SchemaEnv;
// let codeSize = 0
// let nodeCount = 0
// Compiles schema in SchemaEnv
function compileSchema(sch) {
    // TODO refactor - remove compilations
    const _sch = getCompilingSchema.call(this, sch);
    if (_sch)
        return _sch;
    const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId); // TODO if getFullPath removed 1 tests fails
    const { es5, lines } = this.opts.code;
    const { ownProperties } = this.opts;
    const gen = new codegen_1.CodeGen(this.scope, { es5, lines, ownProperties });
    let _ValidationError;
    if (sch.$async) {
        _ValidationError = gen.scopeValue("Error", {
            ref: validation_error_1.default,
            code: (0, codegen_1._) `require("ajv/dist/runtime/validation_error").default`,
        });
    }
    const validateName = gen.scopeName("validate");
    sch.validateName = validateName;
    const schemaCxt = {
        gen,
        allErrors: this.opts.allErrors,
        data: names_1.default.data,
        parentData: names_1.default.parentData,
        parentDataProperty: names_1.default.parentDataProperty,
        dataNames: [names_1.default.data],
        dataPathArr: [codegen_1.nil], // TODO can its length be used as dataLevel if nil is removed?
        dataLevel: 0,
        dataTypes: [],
        definedProperties: new Set(),
        topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true
            ? { ref: sch.schema, code: (0, codegen_1.stringify)(sch.schema) }
            : { ref: sch.schema }),
        validateName,
        ValidationError: _ValidationError,
        schema: sch.schema,
        schemaEnv: sch,
        rootId,
        baseId: sch.baseId || rootId,
        schemaPath: codegen_1.nil,
        errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
        errorPath: (0, codegen_1._) `""`,
        opts: this.opts,
        self: this,
    };
    let sourceCode;
    try {
        this._compilations.add(sch);
        (0, validate_1.validateFunctionCode)(schemaCxt);
        gen.optimize(this.opts.code.optimize);
        // gen.optimize(1)
        const validateCode = gen.toString();
        sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
        // console.log((codeSize += sourceCode.length), (nodeCount += gen.nodeCount))
        if (this.opts.code.process)
            sourceCode = this.opts.code.process(sourceCode, sch);
        // console.log("\n\n\n *** \n", sourceCode)
        const makeValidate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode);
        const validate = makeValidate(this, this.scope.get());
        this.scope.value(validateName, { ref: validate });
        validate.errors = null;
        validate.schema = sch.schema;
        validate.schemaEnv = sch;
        if (sch.$async)
            validate.$async = true;
        if (this.opts.code.source === true) {
            validate.source = { validateName, validateCode, scopeValues: gen._values };
        }
        if (this.opts.unevaluated) {
            const { props, items } = schemaCxt;
            validate.evaluated = {
                props: props instanceof codegen_1.Name ? undefined : props,
                items: items instanceof codegen_1.Name ? undefined : items,
                dynamicProps: props instanceof codegen_1.Name,
                dynamicItems: items instanceof codegen_1.Name,
            };
            if (validate.source)
                validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
        }
        sch.validate = validate;
        return sch;
    }
    catch (e) {
        delete sch.validate;
        delete sch.validateName;
        if (sourceCode)
            this.logger.error("Error compiling schema, function code:", sourceCode);
        // console.log("\n\n\n *** \n", sourceCode, this.opts)
        throw e;
    }
    finally {
        this._compilations.delete(sch);
    }
}
exports.compileSchema = compileSchema;
function resolveRef(root, baseId, ref) {
    var _a;
    ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
    const schOrFunc = root.refs[ref];
    if (schOrFunc)
        return schOrFunc;
    let _sch = resolve.call(this, root, ref);
    if (_sch === undefined) {
        const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref]; // TODO maybe localRefs should hold SchemaEnv
        const { schemaId } = this.opts;
        if (schema)
            _sch = new SchemaEnv({ schema, schemaId, root, baseId });
    }
    if (_sch === undefined)
        return;
    return (root.refs[ref] = inlineOrCompile.call(this, _sch));
}
exports.resolveRef = resolveRef;
function inlineOrCompile(sch) {
    if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs))
        return sch.schema;
    return sch.validate ? sch : compileSchema.call(this, sch);
}
// Index of schema compilation in the currently compiled list
function getCompilingSchema(schEnv) {
    for (const sch of this._compilations) {
        if (sameSchemaEnv(sch, schEnv))
            return sch;
    }
}
exports.getCompilingSchema = getCompilingSchema;
function sameSchemaEnv(s1, s2) {
    return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
}
// resolve and compile the references ($ref)
// TODO returns AnySchemaObject (if the schema can be inlined) or validation function
function resolve(root, // information about the root schema for the current schema
ref // reference to resolve
) {
    let sch;
    while (typeof (sch = this.refs[ref]) == "string")
        ref = sch;
    return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
}
// Resolve schema, its root and baseId
function resolveSchema(root, // root object with properties schema, refs TODO below SchemaEnv is assigned to it
ref // reference to resolve
) {
    const p = this.opts.uriResolver.parse(ref);
    const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
    let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, undefined);
    // TODO `Object.keys(root.schema).length > 0` should not be needed - but removing breaks 2 tests
    if (Object.keys(root.schema).length > 0 && refPath === baseId) {
        return getJsonPointer.call(this, p, root);
    }
    const id = (0, resolve_1.normalizeId)(refPath);
    const schOrRef = this.refs[id] || this.schemas[id];
    if (typeof schOrRef == "string") {
        const sch = resolveSchema.call(this, root, schOrRef);
        if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object")
            return;
        return getJsonPointer.call(this, p, sch);
    }
    if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object")
        return;
    if (!schOrRef.validate)
        compileSchema.call(this, schOrRef);
    if (id === (0, resolve_1.normalizeId)(ref)) {
        const { schema } = schOrRef;
        const { schemaId } = this.opts;
        const schId = schema[schemaId];
        if (schId)
            baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        return new SchemaEnv({ schema, schemaId, root, baseId });
    }
    return getJsonPointer.call(this, p, schOrRef);
}
exports.resolveSchema = resolveSchema;
const PREVENT_SCOPE_CHANGE = new Set([
    "properties",
    "patternProperties",
    "enum",
    "dependencies",
    "definitions",
]);
function getJsonPointer(parsedRef, { baseId, schema, root }) {
    var _a;
    if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/")
        return;
    for (const part of parsedRef.fragment.slice(1).split("/")) {
        if (typeof schema === "boolean")
            return;
        const partSchema = schema[(0, util_1.unescapeFragment)(part)];
        if (partSchema === undefined)
            return;
        schema = partSchema;
        // TODO PREVENT_SCOPE_CHANGE could be defined in keyword def?
        const schId = typeof schema === "object" && schema[this.opts.schemaId];
        if (!PREVENT_SCOPE_CHANGE.has(part) && schId) {
            baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        }
    }
    let env;
    if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
        const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
        env = resolveSchema.call(this, root, $ref);
    }
    // even though resolution failed we need to return SchemaEnv to throw exception
    // so that compileAsync loads missing schema.
    const { schemaId } = this.opts;
    env = env || new SchemaEnv({ schema, schemaId, root, baseId });
    if (env.schema !== env.root.schema)
        return env;
    return undefined;
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 630:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const names = {
    // validation function arguments
    data: new codegen_1.Name("data"), // data passed to validation function
    // args passed from referencing schema
    valCxt: new codegen_1.Name("valCxt"), // validation/data context - should not be used directly, it is destructured to the names below
    instancePath: new codegen_1.Name("instancePath"),
    parentData: new codegen_1.Name("parentData"),
    parentDataProperty: new codegen_1.Name("parentDataProperty"),
    rootData: new codegen_1.Name("rootData"), // root data - same as the data passed to the first/top validation function
    dynamicAnchors: new codegen_1.Name("dynamicAnchors"), // used to support recursiveRef and dynamicRef
    // function scoped variables
    vErrors: new codegen_1.Name("vErrors"), // null or array of validation errors
    errors: new codegen_1.Name("errors"), // counter of validation errors
    this: new codegen_1.Name("this"),
    // "globals"
    self: new codegen_1.Name("self"),
    scope: new codegen_1.Name("scope"),
    // JTD serialize/parse name for JSON string and position
    json: new codegen_1.Name("json"),
    jsonPos: new codegen_1.Name("jsonPos"),
    jsonLen: new codegen_1.Name("jsonLen"),
    jsonPart: new codegen_1.Name("jsonPart"),
};
exports["default"] = names;
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 3162:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const resolve_1 = __nccwpck_require__(4090);
class MissingRefError extends Error {
    constructor(resolver, baseId, ref, msg) {
        super(msg || `can't resolve reference ${ref} from id ${baseId}`);
        this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
        this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
    }
}
exports["default"] = MissingRefError;
//# sourceMappingURL=ref_error.js.map

/***/ }),

/***/ 4090:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
const util_1 = __nccwpck_require__(4464);
const equal = __nccwpck_require__(3430);
const traverse = __nccwpck_require__(1167);
// TODO refactor to use keyword definitions
const SIMPLE_INLINED = new Set([
    "type",
    "format",
    "pattern",
    "maxLength",
    "minLength",
    "maxProperties",
    "minProperties",
    "maxItems",
    "minItems",
    "maximum",
    "minimum",
    "uniqueItems",
    "multipleOf",
    "required",
    "enum",
    "const",
]);
function inlineRef(schema, limit = true) {
    if (typeof schema == "boolean")
        return true;
    if (limit === true)
        return !hasRef(schema);
    if (!limit)
        return false;
    return countKeys(schema) <= limit;
}
exports.inlineRef = inlineRef;
const REF_KEYWORDS = new Set([
    "$ref",
    "$recursiveRef",
    "$recursiveAnchor",
    "$dynamicRef",
    "$dynamicAnchor",
]);
function hasRef(schema) {
    for (const key in schema) {
        if (REF_KEYWORDS.has(key))
            return true;
        const sch = schema[key];
        if (Array.isArray(sch) && sch.some(hasRef))
            return true;
        if (typeof sch == "object" && hasRef(sch))
            return true;
    }
    return false;
}
function countKeys(schema) {
    let count = 0;
    for (const key in schema) {
        if (key === "$ref")
            return Infinity;
        count++;
        if (SIMPLE_INLINED.has(key))
            continue;
        if (typeof schema[key] == "object") {
            (0, util_1.eachItem)(schema[key], (sch) => (count += countKeys(sch)));
        }
        if (count === Infinity)
            return Infinity;
    }
    return count;
}
function getFullPath(resolver, id = "", normalize) {
    if (normalize !== false)
        id = normalizeId(id);
    const p = resolver.parse(id);
    return _getFullPath(resolver, p);
}
exports.getFullPath = getFullPath;
function _getFullPath(resolver, p) {
    const serialized = resolver.serialize(p);
    return serialized.split("#")[0] + "#";
}
exports._getFullPath = _getFullPath;
const TRAILING_SLASH_HASH = /#\/?$/;
function normalizeId(id) {
    return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
}
exports.normalizeId = normalizeId;
function resolveUrl(resolver, baseId, id) {
    id = normalizeId(id);
    return resolver.resolve(baseId, id);
}
exports.resolveUrl = resolveUrl;
const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
function getSchemaRefs(schema, baseId) {
    if (typeof schema == "boolean")
        return {};
    const { schemaId, uriResolver } = this.opts;
    const schId = normalizeId(schema[schemaId] || baseId);
    const baseIds = { "": schId };
    const pathPrefix = getFullPath(uriResolver, schId, false);
    const localRefs = {};
    const schemaRefs = new Set();
    traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
        if (parentJsonPtr === undefined)
            return;
        const fullPath = pathPrefix + jsonPtr;
        let innerBaseId = baseIds[parentJsonPtr];
        if (typeof sch[schemaId] == "string")
            innerBaseId = addRef.call(this, sch[schemaId]);
        addAnchor.call(this, sch.$anchor);
        addAnchor.call(this, sch.$dynamicAnchor);
        baseIds[jsonPtr] = innerBaseId;
        function addRef(ref) {
            // eslint-disable-next-line @typescript-eslint/unbound-method
            const _resolve = this.opts.uriResolver.resolve;
            ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
            if (schemaRefs.has(ref))
                throw ambiguos(ref);
            schemaRefs.add(ref);
            let schOrRef = this.refs[ref];
            if (typeof schOrRef == "string")
                schOrRef = this.refs[schOrRef];
            if (typeof schOrRef == "object") {
                checkAmbiguosRef(sch, schOrRef.schema, ref);
            }
            else if (ref !== normalizeId(fullPath)) {
                if (ref[0] === "#") {
                    checkAmbiguosRef(sch, localRefs[ref], ref);
                    localRefs[ref] = sch;
                }
                else {
                    this.refs[ref] = fullPath;
                }
            }
            return ref;
        }
        function addAnchor(anchor) {
            if (typeof anchor == "string") {
                if (!ANCHOR.test(anchor))
                    throw new Error(`invalid anchor "${anchor}"`);
                addRef.call(this, `#${anchor}`);
            }
        }
    });
    return localRefs;
    function checkAmbiguosRef(sch1, sch2, ref) {
        if (sch2 !== undefined && !equal(sch1, sch2))
            throw ambiguos(ref);
    }
    function ambiguos(ref) {
        return new Error(`reference "${ref}" resolves to more than one schema`);
    }
}
exports.getSchemaRefs = getSchemaRefs;
//# sourceMappingURL=resolve.js.map

/***/ }),

/***/ 7353:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getRules = exports.isJSONType = void 0;
const _jsonTypes = ["string", "number", "integer", "boolean", "null", "object", "array"];
const jsonTypes = new Set(_jsonTypes);
function isJSONType(x) {
    return typeof x == "string" && jsonTypes.has(x);
}
exports.isJSONType = isJSONType;
function getRules() {
    const groups = {
        number: { type: "number", rules: [] },
        string: { type: "string", rules: [] },
        array: { type: "array", rules: [] },
        object: { type: "object", rules: [] },
    };
    return {
        types: { ...groups, integer: true, boolean: true, null: true },
        rules: [{ rules: [] }, groups.number, groups.string, groups.array, groups.object],
        post: { rules: [] },
        all: {},
        keywords: {},
    };
}
exports.getRules = getRules;
//# sourceMappingURL=rules.js.map

/***/ }),

/***/ 4464:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
const codegen_1 = __nccwpck_require__(1436);
const code_1 = __nccwpck_require__(567);
// TODO refactor to use Set
function toHash(arr) {
    const hash = {};
    for (const item of arr)
        hash[item] = true;
    return hash;
}
exports.toHash = toHash;
function alwaysValidSchema(it, schema) {
    if (typeof schema == "boolean")
        return schema;
    if (Object.keys(schema).length === 0)
        return true;
    checkUnknownRules(it, schema);
    return !schemaHasRules(schema, it.self.RULES.all);
}
exports.alwaysValidSchema = alwaysValidSchema;
function checkUnknownRules(it, schema = it.schema) {
    const { opts, self } = it;
    if (!opts.strictSchema)
        return;
    if (typeof schema === "boolean")
        return;
    const rules = self.RULES.keywords;
    for (const key in schema) {
        if (!rules[key])
            checkStrictMode(it, `unknown keyword: "${key}"`);
    }
}
exports.checkUnknownRules = checkUnknownRules;
function schemaHasRules(schema, rules) {
    if (typeof schema == "boolean")
        return !schema;
    for (const key in schema)
        if (rules[key])
            return true;
    return false;
}
exports.schemaHasRules = schemaHasRules;
function schemaHasRulesButRef(schema, RULES) {
    if (typeof schema == "boolean")
        return !schema;
    for (const key in schema)
        if (key !== "$ref" && RULES.all[key])
            return true;
    return false;
}
exports.schemaHasRulesButRef = schemaHasRulesButRef;
function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
    if (!$data) {
        if (typeof schema == "number" || typeof schema == "boolean")
            return schema;
        if (typeof schema == "string")
            return (0, codegen_1._) `${schema}`;
    }
    return (0, codegen_1._) `${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
}
exports.schemaRefOrVal = schemaRefOrVal;
function unescapeFragment(str) {
    return unescapeJsonPointer(decodeURIComponent(str));
}
exports.unescapeFragment = unescapeFragment;
function escapeFragment(str) {
    return encodeURIComponent(escapeJsonPointer(str));
}
exports.escapeFragment = escapeFragment;
function escapeJsonPointer(str) {
    if (typeof str == "number")
        return `${str}`;
    return str.replace(/~/g, "~0").replace(/\//g, "~1");
}
exports.escapeJsonPointer = escapeJsonPointer;
function unescapeJsonPointer(str) {
    return str.replace(/~1/g, "/").replace(/~0/g, "~");
}
exports.unescapeJsonPointer = unescapeJsonPointer;
function eachItem(xs, f) {
    if (Array.isArray(xs)) {
        for (const x of xs)
            f(x);
    }
    else {
        f(xs);
    }
}
exports.eachItem = eachItem;
function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName, }) {
    return (gen, from, to, toName) => {
        const res = to === undefined
            ? from
            : to instanceof codegen_1.Name
                ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to)
                : from instanceof codegen_1.Name
                    ? (mergeToName(gen, to, from), from)
                    : mergeValues(from, to);
        return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
    };
}
exports.mergeEvaluated = {
    props: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._) `${to} !== true && ${from} !== undefined`, () => {
            gen.if((0, codegen_1._) `${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._) `${to} || {}`).code((0, codegen_1._) `Object.assign(${to}, ${from})`));
        }),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._) `${to} !== true`, () => {
            if (from === true) {
                gen.assign(to, true);
            }
            else {
                gen.assign(to, (0, codegen_1._) `${to} || {}`);
                setEvaluated(gen, to, from);
            }
        }),
        mergeValues: (from, to) => (from === true ? true : { ...from, ...to }),
        resultToName: evaluatedPropsToName,
    }),
    items: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._) `${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._) `${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._) `${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._) `${to} > ${from} ? ${to} : ${from}`)),
        mergeValues: (from, to) => (from === true ? true : Math.max(from, to)),
        resultToName: (gen, items) => gen.var("items", items),
    }),
};
function evaluatedPropsToName(gen, ps) {
    if (ps === true)
        return gen.var("props", true);
    const props = gen.var("props", (0, codegen_1._) `{}`);
    if (ps !== undefined)
        setEvaluated(gen, props, ps);
    return props;
}
exports.evaluatedPropsToName = evaluatedPropsToName;
function setEvaluated(gen, props, ps) {
    Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._) `${props}${(0, codegen_1.getProperty)(p)}`, true));
}
exports.setEvaluated = setEvaluated;
const snippets = {};
function useFunc(gen, f) {
    return gen.scopeValue("func", {
        ref: f,
        code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code)),
    });
}
exports.useFunc = useFunc;
var Type;
(function (Type) {
    Type[Type["Num"] = 0] = "Num";
    Type[Type["Str"] = 1] = "Str";
})(Type || (exports.Type = Type = {}));
function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
    // let path
    if (dataProp instanceof codegen_1.Name) {
        const isNumber = dataPropType === Type.Num;
        return jsPropertySyntax
            ? isNumber
                ? (0, codegen_1._) `"[" + ${dataProp} + "]"`
                : (0, codegen_1._) `"['" + ${dataProp} + "']"`
            : isNumber
                ? (0, codegen_1._) `"/" + ${dataProp}`
                : (0, codegen_1._) `"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`; // TODO maybe use global escapePointer
    }
    return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
}
exports.getErrorPath = getErrorPath;
function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
    if (!mode)
        return;
    msg = `strict mode: ${msg}`;
    if (mode === true)
        throw new Error(msg);
    it.self.logger.warn(msg);
}
exports.checkStrictMode = checkStrictMode;
//# sourceMappingURL=util.js.map

/***/ }),

/***/ 7692:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
function schemaHasRulesForType({ schema, self }, type) {
    const group = self.RULES.types[type];
    return group && group !== true && shouldUseGroup(schema, group);
}
exports.schemaHasRulesForType = schemaHasRulesForType;
function shouldUseGroup(schema, group) {
    return group.rules.some((rule) => shouldUseRule(schema, rule));
}
exports.shouldUseGroup = shouldUseGroup;
function shouldUseRule(schema, rule) {
    var _a;
    return (schema[rule.keyword] !== undefined ||
        ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== undefined)));
}
exports.shouldUseRule = shouldUseRule;
//# sourceMappingURL=applicability.js.map

/***/ }),

/***/ 5346:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
const errors_1 = __nccwpck_require__(1283);
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const boolError = {
    message: "boolean schema is false",
};
function topBoolOrEmptySchema(it) {
    const { gen, schema, validateName } = it;
    if (schema === false) {
        falseSchemaError(it, false);
    }
    else if (typeof schema == "object" && schema.$async === true) {
        gen.return(names_1.default.data);
    }
    else {
        gen.assign((0, codegen_1._) `${validateName}.errors`, null);
        gen.return(true);
    }
}
exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
function boolOrEmptySchema(it, valid) {
    const { gen, schema } = it;
    if (schema === false) {
        gen.var(valid, false); // TODO var
        falseSchemaError(it);
    }
    else {
        gen.var(valid, true); // TODO var
    }
}
exports.boolOrEmptySchema = boolOrEmptySchema;
function falseSchemaError(it, overrideAllErrors) {
    const { gen, data } = it;
    // TODO maybe some other interface should be used for non-keyword validation errors...
    const cxt = {
        gen,
        keyword: "false schema",
        data,
        schema: false,
        schemaCode: false,
        schemaValue: false,
        params: {},
        it,
    };
    (0, errors_1.reportError)(cxt, boolError, undefined, overrideAllErrors);
}
//# sourceMappingURL=boolSchema.js.map

/***/ }),

/***/ 6685:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
const rules_1 = __nccwpck_require__(7353);
const applicability_1 = __nccwpck_require__(7692);
const errors_1 = __nccwpck_require__(1283);
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
var DataType;
(function (DataType) {
    DataType[DataType["Correct"] = 0] = "Correct";
    DataType[DataType["Wrong"] = 1] = "Wrong";
})(DataType || (exports.DataType = DataType = {}));
function getSchemaTypes(schema) {
    const types = getJSONTypes(schema.type);
    const hasNull = types.includes("null");
    if (hasNull) {
        if (schema.nullable === false)
            throw new Error("type: null contradicts nullable: false");
    }
    else {
        if (!types.length && schema.nullable !== undefined) {
            throw new Error('"nullable" cannot be used without "type"');
        }
        if (schema.nullable === true)
            types.push("null");
    }
    return types;
}
exports.getSchemaTypes = getSchemaTypes;
// eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents
function getJSONTypes(ts) {
    const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
    if (types.every(rules_1.isJSONType))
        return types;
    throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
}
exports.getJSONTypes = getJSONTypes;
function coerceAndCheckDataType(it, types) {
    const { gen, data, opts } = it;
    const coerceTo = coerceToTypes(types, opts.coerceTypes);
    const checkTypes = types.length > 0 &&
        !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
    if (checkTypes) {
        const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
        gen.if(wrongType, () => {
            if (coerceTo.length)
                coerceData(it, types, coerceTo);
            else
                reportTypeError(it);
        });
    }
    return checkTypes;
}
exports.coerceAndCheckDataType = coerceAndCheckDataType;
const COERCIBLE = new Set(["string", "number", "integer", "boolean", "null"]);
function coerceToTypes(types, coerceTypes) {
    return coerceTypes
        ? types.filter((t) => COERCIBLE.has(t) || (coerceTypes === "array" && t === "array"))
        : [];
}
function coerceData(it, types, coerceTo) {
    const { gen, data, opts } = it;
    const dataType = gen.let("dataType", (0, codegen_1._) `typeof ${data}`);
    const coerced = gen.let("coerced", (0, codegen_1._) `undefined`);
    if (opts.coerceTypes === "array") {
        gen.if((0, codegen_1._) `${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen
            .assign(data, (0, codegen_1._) `${data}[0]`)
            .assign(dataType, (0, codegen_1._) `typeof ${data}`)
            .if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
    }
    gen.if((0, codegen_1._) `${coerced} !== undefined`);
    for (const t of coerceTo) {
        if (COERCIBLE.has(t) || (t === "array" && opts.coerceTypes === "array")) {
            coerceSpecificType(t);
        }
    }
    gen.else();
    reportTypeError(it);
    gen.endIf();
    gen.if((0, codegen_1._) `${coerced} !== undefined`, () => {
        gen.assign(data, coerced);
        assignParentData(it, coerced);
    });
    function coerceSpecificType(t) {
        switch (t) {
            case "string":
                gen
                    .elseIf((0, codegen_1._) `${dataType} == "number" || ${dataType} == "boolean"`)
                    .assign(coerced, (0, codegen_1._) `"" + ${data}`)
                    .elseIf((0, codegen_1._) `${data} === null`)
                    .assign(coerced, (0, codegen_1._) `""`);
                return;
            case "number":
                gen
                    .elseIf((0, codegen_1._) `${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`)
                    .assign(coerced, (0, codegen_1._) `+${data}`);
                return;
            case "integer":
                gen
                    .elseIf((0, codegen_1._) `${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`)
                    .assign(coerced, (0, codegen_1._) `+${data}`);
                return;
            case "boolean":
                gen
                    .elseIf((0, codegen_1._) `${data} === "false" || ${data} === 0 || ${data} === null`)
                    .assign(coerced, false)
                    .elseIf((0, codegen_1._) `${data} === "true" || ${data} === 1`)
                    .assign(coerced, true);
                return;
            case "null":
                gen.elseIf((0, codegen_1._) `${data} === "" || ${data} === 0 || ${data} === false`);
                gen.assign(coerced, null);
                return;
            case "array":
                gen
                    .elseIf((0, codegen_1._) `${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`)
                    .assign(coerced, (0, codegen_1._) `[${data}]`);
        }
    }
}
function assignParentData({ gen, parentData, parentDataProperty }, expr) {
    // TODO use gen.property
    gen.if((0, codegen_1._) `${parentData} !== undefined`, () => gen.assign((0, codegen_1._) `${parentData}[${parentDataProperty}]`, expr));
}
function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
    const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
    let cond;
    switch (dataType) {
        case "null":
            return (0, codegen_1._) `${data} ${EQ} null`;
        case "array":
            cond = (0, codegen_1._) `Array.isArray(${data})`;
            break;
        case "object":
            cond = (0, codegen_1._) `${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
            break;
        case "integer":
            cond = numCond((0, codegen_1._) `!(${data} % 1) && !isNaN(${data})`);
            break;
        case "number":
            cond = numCond();
            break;
        default:
            return (0, codegen_1._) `typeof ${data} ${EQ} ${dataType}`;
    }
    return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
    function numCond(_cond = codegen_1.nil) {
        return (0, codegen_1.and)((0, codegen_1._) `typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._) `isFinite(${data})` : codegen_1.nil);
    }
}
exports.checkDataType = checkDataType;
function checkDataTypes(dataTypes, data, strictNums, correct) {
    if (dataTypes.length === 1) {
        return checkDataType(dataTypes[0], data, strictNums, correct);
    }
    let cond;
    const types = (0, util_1.toHash)(dataTypes);
    if (types.array && types.object) {
        const notObj = (0, codegen_1._) `typeof ${data} != "object"`;
        cond = types.null ? notObj : (0, codegen_1._) `!${data} || ${notObj}`;
        delete types.null;
        delete types.array;
        delete types.object;
    }
    else {
        cond = codegen_1.nil;
    }
    if (types.number)
        delete types.integer;
    for (const t in types)
        cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
    return cond;
}
exports.checkDataTypes = checkDataTypes;
const typeError = {
    message: ({ schema }) => `must be ${schema}`,
    params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._) `{type: ${schema}}` : (0, codegen_1._) `{type: ${schemaValue}}`,
};
function reportTypeError(it) {
    const cxt = getTypeErrorContext(it);
    (0, errors_1.reportError)(cxt, typeError);
}
exports.reportTypeError = reportTypeError;
function getTypeErrorContext(it) {
    const { gen, data, schema } = it;
    const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
    return {
        gen,
        keyword: "type",
        data,
        schema: schema.type,
        schemaCode,
        schemaValue: schemaCode,
        parentSchema: schema,
        params: {},
        it,
    };
}
//# sourceMappingURL=dataType.js.map

/***/ }),

/***/ 1699:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.assignDefaults = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
function assignDefaults(it, ty) {
    const { properties, items } = it.schema;
    if (ty === "object" && properties) {
        for (const key in properties) {
            assignDefault(it, key, properties[key].default);
        }
    }
    else if (ty === "array" && Array.isArray(items)) {
        items.forEach((sch, i) => assignDefault(it, i, sch.default));
    }
}
exports.assignDefaults = assignDefaults;
function assignDefault(it, prop, defaultValue) {
    const { gen, compositeRule, data, opts } = it;
    if (defaultValue === undefined)
        return;
    const childData = (0, codegen_1._) `${data}${(0, codegen_1.getProperty)(prop)}`;
    if (compositeRule) {
        (0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
        return;
    }
    let condition = (0, codegen_1._) `${childData} === undefined`;
    if (opts.useDefaults === "empty") {
        condition = (0, codegen_1._) `${condition} || ${childData} === null || ${childData} === ""`;
    }
    // `${childData} === undefined` +
    // (opts.useDefaults === "empty" ? ` || ${childData} === null || ${childData} === ""` : "")
    gen.if(condition, (0, codegen_1._) `${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
}
//# sourceMappingURL=defaults.js.map

/***/ }),

/***/ 7881:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
const boolSchema_1 = __nccwpck_require__(5346);
const dataType_1 = __nccwpck_require__(6685);
const applicability_1 = __nccwpck_require__(7692);
const dataType_2 = __nccwpck_require__(6685);
const defaults_1 = __nccwpck_require__(1699);
const keyword_1 = __nccwpck_require__(5202);
const subschema_1 = __nccwpck_require__(6200);
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const resolve_1 = __nccwpck_require__(4090);
const util_1 = __nccwpck_require__(4464);
const errors_1 = __nccwpck_require__(1283);
// schema compilation - generates validation function, subschemaCode (below) is used for subschemas
function validateFunctionCode(it) {
    if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
            topSchemaObjCode(it);
            return;
        }
    }
    validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
}
exports.validateFunctionCode = validateFunctionCode;
function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
    if (opts.code.es5) {
        gen.func(validateName, (0, codegen_1._) `${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
            gen.code((0, codegen_1._) `"use strict"; ${funcSourceUrl(schema, opts)}`);
            destructureValCxtES5(gen, opts);
            gen.code(body);
        });
    }
    else {
        gen.func(validateName, (0, codegen_1._) `${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
    }
}
function destructureValCxt(opts) {
    return (0, codegen_1._) `{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._) `, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
}
function destructureValCxtES5(gen, opts) {
    gen.if(names_1.default.valCxt, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._) `${names_1.default.valCxt}.${names_1.default.instancePath}`);
        gen.var(names_1.default.parentData, (0, codegen_1._) `${names_1.default.valCxt}.${names_1.default.parentData}`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._) `${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
        gen.var(names_1.default.rootData, (0, codegen_1._) `${names_1.default.valCxt}.${names_1.default.rootData}`);
        if (opts.dynamicRef)
            gen.var(names_1.default.dynamicAnchors, (0, codegen_1._) `${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
    }, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._) `""`);
        gen.var(names_1.default.parentData, (0, codegen_1._) `undefined`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._) `undefined`);
        gen.var(names_1.default.rootData, names_1.default.data);
        if (opts.dynamicRef)
            gen.var(names_1.default.dynamicAnchors, (0, codegen_1._) `{}`);
    });
}
function topSchemaObjCode(it) {
    const { schema, opts, gen } = it;
    validateFunction(it, () => {
        if (opts.$comment && schema.$comment)
            commentKeyword(it);
        checkNoDefault(it);
        gen.let(names_1.default.vErrors, null);
        gen.let(names_1.default.errors, 0);
        if (opts.unevaluated)
            resetEvaluated(it);
        typeAndKeywords(it);
        returnResults(it);
    });
    return;
}
function resetEvaluated(it) {
    // TODO maybe some hook to execute it in the end to check whether props/items are Name, as in assignEvaluated
    const { gen, validateName } = it;
    it.evaluated = gen.const("evaluated", (0, codegen_1._) `${validateName}.evaluated`);
    gen.if((0, codegen_1._) `${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._) `${it.evaluated}.props`, (0, codegen_1._) `undefined`));
    gen.if((0, codegen_1._) `${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._) `${it.evaluated}.items`, (0, codegen_1._) `undefined`));
}
function funcSourceUrl(schema, opts) {
    const schId = typeof schema == "object" && schema[opts.schemaId];
    return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._) `/*# sourceURL=${schId} */` : codegen_1.nil;
}
// schema compilation - this function is used recursively to generate code for sub-schemas
function subschemaCode(it, valid) {
    if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
            subSchemaObjCode(it, valid);
            return;
        }
    }
    (0, boolSchema_1.boolOrEmptySchema)(it, valid);
}
function schemaCxtHasRules({ schema, self }) {
    if (typeof schema == "boolean")
        return !schema;
    for (const key in schema)
        if (self.RULES.all[key])
            return true;
    return false;
}
function isSchemaObj(it) {
    return typeof it.schema != "boolean";
}
function subSchemaObjCode(it, valid) {
    const { schema, gen, opts } = it;
    if (opts.$comment && schema.$comment)
        commentKeyword(it);
    updateContext(it);
    checkAsyncSchema(it);
    const errsCount = gen.const("_errs", names_1.default.errors);
    typeAndKeywords(it, errsCount);
    // TODO var
    gen.var(valid, (0, codegen_1._) `${errsCount} === ${names_1.default.errors}`);
}
function checkKeywords(it) {
    (0, util_1.checkUnknownRules)(it);
    checkRefsAndKeywords(it);
}
function typeAndKeywords(it, errsCount) {
    if (it.opts.jtd)
        return schemaKeywords(it, [], false, errsCount);
    const types = (0, dataType_1.getSchemaTypes)(it.schema);
    const checkedTypes = (0, dataType_1.coerceAndCheckDataType)(it, types);
    schemaKeywords(it, types, !checkedTypes, errsCount);
}
function checkRefsAndKeywords(it) {
    const { schema, errSchemaPath, opts, self } = it;
    if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) {
        self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
    }
}
function checkNoDefault(it) {
    const { schema, opts } = it;
    if (schema.default !== undefined && opts.useDefaults && opts.strictSchema) {
        (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
    }
}
function updateContext(it) {
    const schId = it.schema[it.opts.schemaId];
    if (schId)
        it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
}
function checkAsyncSchema(it) {
    if (it.schema.$async && !it.schemaEnv.$async)
        throw new Error("async schema in sync schema");
}
function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
    const msg = schema.$comment;
    if (opts.$comment === true) {
        gen.code((0, codegen_1._) `${names_1.default.self}.logger.log(${msg})`);
    }
    else if (typeof opts.$comment == "function") {
        const schemaPath = (0, codegen_1.str) `${errSchemaPath}/$comment`;
        const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
        gen.code((0, codegen_1._) `${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
    }
}
function returnResults(it) {
    const { gen, schemaEnv, validateName, ValidationError, opts } = it;
    if (schemaEnv.$async) {
        // TODO assign unevaluated
        gen.if((0, codegen_1._) `${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._) `new ${ValidationError}(${names_1.default.vErrors})`));
    }
    else {
        gen.assign((0, codegen_1._) `${validateName}.errors`, names_1.default.vErrors);
        if (opts.unevaluated)
            assignEvaluated(it);
        gen.return((0, codegen_1._) `${names_1.default.errors} === 0`);
    }
}
function assignEvaluated({ gen, evaluated, props, items }) {
    if (props instanceof codegen_1.Name)
        gen.assign((0, codegen_1._) `${evaluated}.props`, props);
    if (items instanceof codegen_1.Name)
        gen.assign((0, codegen_1._) `${evaluated}.items`, items);
}
function schemaKeywords(it, types, typeErrors, errsCount) {
    const { gen, schema, data, allErrors, opts, self } = it;
    const { RULES } = self;
    if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
        gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition)); // TODO typecast
        return;
    }
    if (!opts.jtd)
        checkStrictTypes(it, types);
    gen.block(() => {
        for (const group of RULES.rules)
            groupKeywords(group);
        groupKeywords(RULES.post);
    });
    function groupKeywords(group) {
        if (!(0, applicability_1.shouldUseGroup)(schema, group))
            return;
        if (group.type) {
            gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
            iterateKeywords(it, group);
            if (types.length === 1 && types[0] === group.type && typeErrors) {
                gen.else();
                (0, dataType_2.reportTypeError)(it);
            }
            gen.endIf();
        }
        else {
            iterateKeywords(it, group);
        }
        // TODO make it "ok" call?
        if (!allErrors)
            gen.if((0, codegen_1._) `${names_1.default.errors} === ${errsCount || 0}`);
    }
}
function iterateKeywords(it, group) {
    const { gen, schema, opts: { useDefaults }, } = it;
    if (useDefaults)
        (0, defaults_1.assignDefaults)(it, group.type);
    gen.block(() => {
        for (const rule of group.rules) {
            if ((0, applicability_1.shouldUseRule)(schema, rule)) {
                keywordCode(it, rule.keyword, rule.definition, group.type);
            }
        }
    });
}
function checkStrictTypes(it, types) {
    if (it.schemaEnv.meta || !it.opts.strictTypes)
        return;
    checkContextTypes(it, types);
    if (!it.opts.allowUnionTypes)
        checkMultipleTypes(it, types);
    checkKeywordTypes(it, it.dataTypes);
}
function checkContextTypes(it, types) {
    if (!types.length)
        return;
    if (!it.dataTypes.length) {
        it.dataTypes = types;
        return;
    }
    types.forEach((t) => {
        if (!includesType(it.dataTypes, t)) {
            strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
        }
    });
    narrowSchemaTypes(it, types);
}
function checkMultipleTypes(it, ts) {
    if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) {
        strictTypesError(it, "use allowUnionTypes to allow union type keyword");
    }
}
function checkKeywordTypes(it, ts) {
    const rules = it.self.RULES.all;
    for (const keyword in rules) {
        const rule = rules[keyword];
        if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
            const { type } = rule.definition;
            if (type.length && !type.some((t) => hasApplicableType(ts, t))) {
                strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
            }
        }
    }
}
function hasApplicableType(schTs, kwdT) {
    return schTs.includes(kwdT) || (kwdT === "number" && schTs.includes("integer"));
}
function includesType(ts, t) {
    return ts.includes(t) || (t === "integer" && ts.includes("number"));
}
function narrowSchemaTypes(it, withTypes) {
    const ts = [];
    for (const t of it.dataTypes) {
        if (includesType(withTypes, t))
            ts.push(t);
        else if (withTypes.includes("integer") && t === "number")
            ts.push("integer");
    }
    it.dataTypes = ts;
}
function strictTypesError(it, msg) {
    const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
    msg += ` at "${schemaPath}" (strictTypes)`;
    (0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
}
class KeywordCxt {
    constructor(it, def, keyword) {
        (0, keyword_1.validateKeywordUsage)(it, def, keyword);
        this.gen = it.gen;
        this.allErrors = it.allErrors;
        this.keyword = keyword;
        this.data = it.data;
        this.schema = it.schema[keyword];
        this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
        this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
        this.schemaType = def.schemaType;
        this.parentSchema = it.schema;
        this.params = {};
        this.it = it;
        this.def = def;
        if (this.$data) {
            this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
        }
        else {
            this.schemaCode = this.schemaValue;
            if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) {
                throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
            }
        }
        if ("code" in def ? def.trackErrors : def.errors !== false) {
            this.errsCount = it.gen.const("_errs", names_1.default.errors);
        }
    }
    result(condition, successAction, failAction) {
        this.failResult((0, codegen_1.not)(condition), successAction, failAction);
    }
    failResult(condition, successAction, failAction) {
        this.gen.if(condition);
        if (failAction)
            failAction();
        else
            this.error();
        if (successAction) {
            this.gen.else();
            successAction();
            if (this.allErrors)
                this.gen.endIf();
        }
        else {
            if (this.allErrors)
                this.gen.endIf();
            else
                this.gen.else();
        }
    }
    pass(condition, failAction) {
        this.failResult((0, codegen_1.not)(condition), undefined, failAction);
    }
    fail(condition) {
        if (condition === undefined) {
            this.error();
            if (!this.allErrors)
                this.gen.if(false); // this branch will be removed by gen.optimize
            return;
        }
        this.gen.if(condition);
        this.error();
        if (this.allErrors)
            this.gen.endIf();
        else
            this.gen.else();
    }
    fail$data(condition) {
        if (!this.$data)
            return this.fail(condition);
        const { schemaCode } = this;
        this.fail((0, codegen_1._) `${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
    }
    error(append, errorParams, errorPaths) {
        if (errorParams) {
            this.setParams(errorParams);
            this._error(append, errorPaths);
            this.setParams({});
            return;
        }
        this._error(append, errorPaths);
    }
    _error(append, errorPaths) {
        ;
        (append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
    }
    $dataError() {
        (0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
    }
    reset() {
        if (this.errsCount === undefined)
            throw new Error('add "trackErrors" to keyword definition');
        (0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
    }
    ok(cond) {
        if (!this.allErrors)
            this.gen.if(cond);
    }
    setParams(obj, assign) {
        if (assign)
            Object.assign(this.params, obj);
        else
            this.params = obj;
    }
    block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
        this.gen.block(() => {
            this.check$data(valid, $dataValid);
            codeBlock();
        });
    }
    check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
        if (!this.$data)
            return;
        const { gen, schemaCode, schemaType, def } = this;
        gen.if((0, codegen_1.or)((0, codegen_1._) `${schemaCode} === undefined`, $dataValid));
        if (valid !== codegen_1.nil)
            gen.assign(valid, true);
        if (schemaType.length || def.validateSchema) {
            gen.elseIf(this.invalid$data());
            this.$dataError();
            if (valid !== codegen_1.nil)
                gen.assign(valid, false);
        }
        gen.else();
    }
    invalid$data() {
        const { gen, schemaCode, schemaType, def, it } = this;
        return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
        function wrong$DataType() {
            if (schemaType.length) {
                /* istanbul ignore if */
                if (!(schemaCode instanceof codegen_1.Name))
                    throw new Error("ajv implementation error");
                const st = Array.isArray(schemaType) ? schemaType : [schemaType];
                return (0, codegen_1._) `${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
            }
            return codegen_1.nil;
        }
        function invalid$DataSchema() {
            if (def.validateSchema) {
                const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema }); // TODO value.code for standalone
                return (0, codegen_1._) `!${validateSchemaRef}(${schemaCode})`;
            }
            return codegen_1.nil;
        }
    }
    subschema(appl, valid) {
        const subschema = (0, subschema_1.getSubschema)(this.it, appl);
        (0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
        (0, subschema_1.extendSubschemaMode)(subschema, appl);
        const nextContext = { ...this.it, ...subschema, items: undefined, props: undefined };
        subschemaCode(nextContext, valid);
        return nextContext;
    }
    mergeEvaluated(schemaCxt, toName) {
        const { it, gen } = this;
        if (!it.opts.unevaluated)
            return;
        if (it.props !== true && schemaCxt.props !== undefined) {
            it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
        }
        if (it.items !== true && schemaCxt.items !== undefined) {
            it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
        }
    }
    mergeValidEvaluated(schemaCxt, valid) {
        const { it, gen } = this;
        if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
            gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
            return true;
        }
    }
}
exports.KeywordCxt = KeywordCxt;
function keywordCode(it, keyword, def, ruleType) {
    const cxt = new KeywordCxt(it, def, keyword);
    if ("code" in def) {
        def.code(cxt, ruleType);
    }
    else if (cxt.$data && def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
    }
    else if ("macro" in def) {
        (0, keyword_1.macroKeywordCode)(cxt, def);
    }
    else if (def.compile || def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
    }
}
const JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
const RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
function getData($data, { dataLevel, dataNames, dataPathArr }) {
    let jsonPointer;
    let data;
    if ($data === "")
        return names_1.default.rootData;
    if ($data[0] === "/") {
        if (!JSON_POINTER.test($data))
            throw new Error(`Invalid JSON-pointer: ${$data}`);
        jsonPointer = $data;
        data = names_1.default.rootData;
    }
    else {
        const matches = RELATIVE_JSON_POINTER.exec($data);
        if (!matches)
            throw new Error(`Invalid JSON-pointer: ${$data}`);
        const up = +matches[1];
        jsonPointer = matches[2];
        if (jsonPointer === "#") {
            if (up >= dataLevel)
                throw new Error(errorMsg("property/index", up));
            return dataPathArr[dataLevel - up];
        }
        if (up > dataLevel)
            throw new Error(errorMsg("data", up));
        data = dataNames[dataLevel - up];
        if (!jsonPointer)
            return data;
    }
    let expr = data;
    const segments = jsonPointer.split("/");
    for (const segment of segments) {
        if (segment) {
            data = (0, codegen_1._) `${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
            expr = (0, codegen_1._) `${expr} && ${data}`;
        }
    }
    return expr;
    function errorMsg(pointerType, up) {
        return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
    }
}
exports.getData = getData;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 5202:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const code_1 = __nccwpck_require__(8484);
const errors_1 = __nccwpck_require__(1283);
function macroKeywordCode(cxt, def) {
    const { gen, keyword, schema, parentSchema, it } = cxt;
    const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
    const schemaRef = useKeyword(gen, keyword, macroSchema);
    if (it.opts.validateSchema !== false)
        it.self.validateSchema(macroSchema, true);
    const valid = gen.name("valid");
    cxt.subschema({
        schema: macroSchema,
        schemaPath: codegen_1.nil,
        errSchemaPath: `${it.errSchemaPath}/${keyword}`,
        topSchemaRef: schemaRef,
        compositeRule: true,
    }, valid);
    cxt.pass(valid, () => cxt.error(true));
}
exports.macroKeywordCode = macroKeywordCode;
function funcKeywordCode(cxt, def) {
    var _a;
    const { gen, keyword, schema, parentSchema, $data, it } = cxt;
    checkAsyncKeyword(it, def);
    const validate = !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate;
    const validateRef = useKeyword(gen, keyword, validate);
    const valid = gen.let("valid");
    cxt.block$data(valid, validateKeyword);
    cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
    function validateKeyword() {
        if (def.errors === false) {
            assignValid();
            if (def.modifying)
                modifyData(cxt);
            reportErrs(() => cxt.error());
        }
        else {
            const ruleErrs = def.async ? validateAsync() : validateSync();
            if (def.modifying)
                modifyData(cxt);
            reportErrs(() => addErrs(cxt, ruleErrs));
        }
    }
    function validateAsync() {
        const ruleErrs = gen.let("ruleErrs", null);
        gen.try(() => assignValid((0, codegen_1._) `await `), (e) => gen.assign(valid, false).if((0, codegen_1._) `${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._) `${e}.errors`), () => gen.throw(e)));
        return ruleErrs;
    }
    function validateSync() {
        const validateErrs = (0, codegen_1._) `${validateRef}.errors`;
        gen.assign(validateErrs, null);
        assignValid(codegen_1.nil);
        return validateErrs;
    }
    function assignValid(_await = def.async ? (0, codegen_1._) `await ` : codegen_1.nil) {
        const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
        const passSchema = !(("compile" in def && !$data) || def.schema === false);
        gen.assign(valid, (0, codegen_1._) `${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
    }
    function reportErrs(errors) {
        var _a;
        gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
    }
}
exports.funcKeywordCode = funcKeywordCode;
function modifyData(cxt) {
    const { gen, data, it } = cxt;
    gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._) `${it.parentData}[${it.parentDataProperty}]`));
}
function addErrs(cxt, errs) {
    const { gen } = cxt;
    gen.if((0, codegen_1._) `Array.isArray(${errs})`, () => {
        gen
            .assign(names_1.default.vErrors, (0, codegen_1._) `${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`)
            .assign(names_1.default.errors, (0, codegen_1._) `${names_1.default.vErrors}.length`);
        (0, errors_1.extendErrors)(cxt);
    }, () => cxt.error());
}
function checkAsyncKeyword({ schemaEnv }, def) {
    if (def.async && !schemaEnv.$async)
        throw new Error("async keyword in sync schema");
}
function useKeyword(gen, keyword, result) {
    if (result === undefined)
        throw new Error(`keyword "${keyword}" failed to compile`);
    return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : { ref: result, code: (0, codegen_1.stringify)(result) });
}
function validSchemaType(schema, schemaType, allowUndefined = false) {
    // TODO add tests
    return (!schemaType.length ||
        schemaType.some((st) => st === "array"
            ? Array.isArray(schema)
            : st === "object"
                ? schema && typeof schema == "object" && !Array.isArray(schema)
                : typeof schema == st || (allowUndefined && typeof schema == "undefined")));
}
exports.validSchemaType = validSchemaType;
function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
    /* istanbul ignore if */
    if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) {
        throw new Error("ajv implementation error");
    }
    const deps = def.dependencies;
    if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) {
        throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
    }
    if (def.validateSchema) {
        const valid = def.validateSchema(schema[keyword]);
        if (!valid) {
            const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` +
                self.errorsText(def.validateSchema.errors);
            if (opts.validateSchema === "log")
                self.logger.error(msg);
            else
                throw new Error(msg);
        }
    }
}
exports.validateKeywordUsage = validateKeywordUsage;
//# sourceMappingURL=keyword.js.map

/***/ }),

/***/ 6200:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
    if (keyword !== undefined && schema !== undefined) {
        throw new Error('both "keyword" and "schema" passed, only one allowed');
    }
    if (keyword !== undefined) {
        const sch = it.schema[keyword];
        return schemaProp === undefined
            ? {
                schema: sch,
                schemaPath: (0, codegen_1._) `${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
                errSchemaPath: `${it.errSchemaPath}/${keyword}`,
            }
            : {
                schema: sch[schemaProp],
                schemaPath: (0, codegen_1._) `${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
                errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`,
            };
    }
    if (schema !== undefined) {
        if (schemaPath === undefined || errSchemaPath === undefined || topSchemaRef === undefined) {
            throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
        }
        return {
            schema,
            schemaPath,
            topSchemaRef,
            errSchemaPath,
        };
    }
    throw new Error('either "keyword" or "schema" must be passed');
}
exports.getSubschema = getSubschema;
function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
    if (data !== undefined && dataProp !== undefined) {
        throw new Error('both "data" and "dataProp" passed, only one allowed');
    }
    const { gen } = it;
    if (dataProp !== undefined) {
        const { errorPath, dataPathArr, opts } = it;
        const nextData = gen.let("data", (0, codegen_1._) `${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true);
        dataContextProps(nextData);
        subschema.errorPath = (0, codegen_1.str) `${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
        subschema.parentDataProperty = (0, codegen_1._) `${dataProp}`;
        subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
    }
    if (data !== undefined) {
        const nextData = data instanceof codegen_1.Name ? data : gen.let("data", data, true); // replaceable if used once?
        dataContextProps(nextData);
        if (propertyName !== undefined)
            subschema.propertyName = propertyName;
        // TODO something is possibly wrong here with not changing parentDataProperty and not appending dataPathArr
    }
    if (dataTypes)
        subschema.dataTypes = dataTypes;
    function dataContextProps(_nextData) {
        subschema.data = _nextData;
        subschema.dataLevel = it.dataLevel + 1;
        subschema.dataTypes = [];
        it.definedProperties = new Set();
        subschema.parentData = it.data;
        subschema.dataNames = [...it.dataNames, _nextData];
    }
}
exports.extendSubschemaData = extendSubschemaData;
function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
    if (compositeRule !== undefined)
        subschema.compositeRule = compositeRule;
    if (createErrors !== undefined)
        subschema.createErrors = createErrors;
    if (allErrors !== undefined)
        subschema.allErrors = allErrors;
    subschema.jtdDiscriminator = jtdDiscriminator; // not inherited
    subschema.jtdMetadata = jtdMetadata; // not inherited
}
exports.extendSubschemaMode = extendSubschemaMode;
//# sourceMappingURL=subschema.js.map

/***/ }),

/***/ 3893:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
var validate_1 = __nccwpck_require__(7881);
Object.defineProperty(exports, "KeywordCxt", ({ enumerable: true, get: function () { return validate_1.KeywordCxt; } }));
var codegen_1 = __nccwpck_require__(1436);
Object.defineProperty(exports, "_", ({ enumerable: true, get: function () { return codegen_1._; } }));
Object.defineProperty(exports, "str", ({ enumerable: true, get: function () { return codegen_1.str; } }));
Object.defineProperty(exports, "stringify", ({ enumerable: true, get: function () { return codegen_1.stringify; } }));
Object.defineProperty(exports, "nil", ({ enumerable: true, get: function () { return codegen_1.nil; } }));
Object.defineProperty(exports, "Name", ({ enumerable: true, get: function () { return codegen_1.Name; } }));
Object.defineProperty(exports, "CodeGen", ({ enumerable: true, get: function () { return codegen_1.CodeGen; } }));
const validation_error_1 = __nccwpck_require__(3021);
const ref_error_1 = __nccwpck_require__(3162);
const rules_1 = __nccwpck_require__(7353);
const compile_1 = __nccwpck_require__(2718);
const codegen_2 = __nccwpck_require__(1436);
const resolve_1 = __nccwpck_require__(4090);
const dataType_1 = __nccwpck_require__(6685);
const util_1 = __nccwpck_require__(4464);
const $dataRefSchema = __nccwpck_require__(3837);
const uri_1 = __nccwpck_require__(6285);
const defaultRegExp = (str, flags) => new RegExp(str, flags);
defaultRegExp.code = "new RegExp";
const META_IGNORE_OPTIONS = ["removeAdditional", "useDefaults", "coerceTypes"];
const EXT_SCOPE_NAMES = new Set([
    "validate",
    "serialize",
    "parse",
    "wrapper",
    "root",
    "schema",
    "keyword",
    "pattern",
    "formats",
    "validate$data",
    "func",
    "obj",
    "Error",
]);
const removedOptions = {
    errorDataPath: "",
    format: "`validateFormats: false` can be used instead.",
    nullable: '"nullable" keyword is supported by default.',
    jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
    extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
    missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
    processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
    sourceCode: "Use option `code: {source: true}`",
    strictDefaults: "It is default now, see option `strict`.",
    strictKeywords: "It is default now, see option `strict`.",
    uniqueItems: '"uniqueItems" keyword is always validated.',
    unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
    cache: "Map is used as cache, schema object as key.",
    serialize: "Map is used as cache, schema object as key.",
    ajvErrors: "It is default now.",
};
const deprecatedOptions = {
    ignoreKeywordsWithRef: "",
    jsPropertySyntax: "",
    unicode: '"minLength"/"maxLength" account for unicode characters by default.',
};
const MAX_EXPRESSION = 200;
// eslint-disable-next-line complexity
function requiredOptions(o) {
    var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
    const s = o.strict;
    const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
    const optimize = _optz === true || _optz === undefined ? 1 : _optz || 0;
    const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
    const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
    return {
        strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
        strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
        strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
        strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
        strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
        code: o.code ? { ...o.code, optimize, regExp } : { optimize, regExp },
        loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
        loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
        meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
        messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
        inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
        schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
        addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
        validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
        validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
        unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
        int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
        uriResolver: uriResolver,
    };
}
class Ajv {
    constructor(opts = {}) {
        this.schemas = {};
        this.refs = {};
        this.formats = Object.create(null);
        this._compilations = new Set();
        this._loading = {};
        this._cache = new Map();
        opts = this.opts = { ...opts, ...requiredOptions(opts) };
        const { es5, lines } = this.opts.code;
        this.scope = new codegen_2.ValueScope({ scope: {}, prefixes: EXT_SCOPE_NAMES, es5, lines });
        this.logger = getLogger(opts.logger);
        const formatOpt = opts.validateFormats;
        opts.validateFormats = false;
        this.RULES = (0, rules_1.getRules)();
        checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
        checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
        this._metaOpts = getMetaSchemaOptions.call(this);
        if (opts.formats)
            addInitialFormats.call(this);
        this._addVocabularies();
        this._addDefaultMetaSchema();
        if (opts.keywords)
            addInitialKeywords.call(this, opts.keywords);
        if (typeof opts.meta == "object")
            this.addMetaSchema(opts.meta);
        addInitialSchemas.call(this);
        opts.validateFormats = formatOpt;
    }
    _addVocabularies() {
        this.addKeyword("$async");
    }
    _addDefaultMetaSchema() {
        const { $data, meta, schemaId } = this.opts;
        let _dataRefSchema = $dataRefSchema;
        if (schemaId === "id") {
            _dataRefSchema = { ...$dataRefSchema };
            _dataRefSchema.id = _dataRefSchema.$id;
            delete _dataRefSchema.$id;
        }
        if (meta && $data)
            this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
    }
    defaultMeta() {
        const { meta, schemaId } = this.opts;
        return (this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : undefined);
    }
    validate(schemaKeyRef, // key, ref or schema object
    // eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents
    data // to be validated
    ) {
        let v;
        if (typeof schemaKeyRef == "string") {
            v = this.getSchema(schemaKeyRef);
            if (!v)
                throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
        }
        else {
            v = this.compile(schemaKeyRef);
        }
        const valid = v(data);
        if (!("$async" in v))
            this.errors = v.errors;
        return valid;
    }
    compile(schema, _meta) {
        const sch = this._addSchema(schema, _meta);
        return (sch.validate || this._compileSchemaEnv(sch));
    }
    compileAsync(schema, meta) {
        if (typeof this.opts.loadSchema != "function") {
            throw new Error("options.loadSchema should be a function");
        }
        const { loadSchema } = this.opts;
        return runCompileAsync.call(this, schema, meta);
        async function runCompileAsync(_schema, _meta) {
            await loadMetaSchema.call(this, _schema.$schema);
            const sch = this._addSchema(_schema, _meta);
            return sch.validate || _compileAsync.call(this, sch);
        }
        async function loadMetaSchema($ref) {
            if ($ref && !this.getSchema($ref)) {
                await runCompileAsync.call(this, { $ref }, true);
            }
        }
        async function _compileAsync(sch) {
            try {
                return this._compileSchemaEnv(sch);
            }
            catch (e) {
                if (!(e instanceof ref_error_1.default))
                    throw e;
                checkLoaded.call(this, e);
                await loadMissingSchema.call(this, e.missingSchema);
                return _compileAsync.call(this, sch);
            }
        }
        function checkLoaded({ missingSchema: ref, missingRef }) {
            if (this.refs[ref]) {
                throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
            }
        }
        async function loadMissingSchema(ref) {
            const _schema = await _loadSchema.call(this, ref);
            if (!this.refs[ref])
                await loadMetaSchema.call(this, _schema.$schema);
            if (!this.refs[ref])
                this.addSchema(_schema, ref, meta);
        }
        async function _loadSchema(ref) {
            const p = this._loading[ref];
            if (p)
                return p;
            try {
                return await (this._loading[ref] = loadSchema(ref));
            }
            finally {
                delete this._loading[ref];
            }
        }
    }
    // Adds schema to the instance
    addSchema(schema, // If array is passed, `key` will be ignored
    key, // Optional schema key. Can be passed to `validate` method instead of schema object or id/ref. One schema per instance can have empty `id` and `key`.
    _meta, // true if schema is a meta-schema. Used internally, addMetaSchema should be used instead.
    _validateSchema = this.opts.validateSchema // false to skip schema validation. Used internally, option validateSchema should be used instead.
    ) {
        if (Array.isArray(schema)) {
            for (const sch of schema)
                this.addSchema(sch, undefined, _meta, _validateSchema);
            return this;
        }
        let id;
        if (typeof schema === "object") {
            const { schemaId } = this.opts;
            id = schema[schemaId];
            if (id !== undefined && typeof id != "string") {
                throw new Error(`schema ${schemaId} must be string`);
            }
        }
        key = (0, resolve_1.normalizeId)(key || id);
        this._checkUnique(key);
        this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
        return this;
    }
    // Add schema that will be used to validate other schemas
    // options in META_IGNORE_OPTIONS are alway set to false
    addMetaSchema(schema, key, // schema key
    _validateSchema = this.opts.validateSchema // false to skip schema validation, can be used to override validateSchema option for meta-schema
    ) {
        this.addSchema(schema, key, true, _validateSchema);
        return this;
    }
    //  Validate schema against its meta-schema
    validateSchema(schema, throwOrLogError) {
        if (typeof schema == "boolean")
            return true;
        let $schema;
        $schema = schema.$schema;
        if ($schema !== undefined && typeof $schema != "string") {
            throw new Error("$schema must be a string");
        }
        $schema = $schema || this.opts.defaultMeta || this.defaultMeta();
        if (!$schema) {
            this.logger.warn("meta-schema not available");
            this.errors = null;
            return true;
        }
        const valid = this.validate($schema, schema);
        if (!valid && throwOrLogError) {
            const message = "schema is invalid: " + this.errorsText();
            if (this.opts.validateSchema === "log")
                this.logger.error(message);
            else
                throw new Error(message);
        }
        return valid;
    }
    // Get compiled schema by `key` or `ref`.
    // (`key` that was passed to `addSchema` or full schema reference - `schema.$id` or resolved id)
    getSchema(keyRef) {
        let sch;
        while (typeof (sch = getSchEnv.call(this, keyRef)) == "string")
            keyRef = sch;
        if (sch === undefined) {
            const { schemaId } = this.opts;
            const root = new compile_1.SchemaEnv({ schema: {}, schemaId });
            sch = compile_1.resolveSchema.call(this, root, keyRef);
            if (!sch)
                return;
            this.refs[keyRef] = sch;
        }
        return (sch.validate || this._compileSchemaEnv(sch));
    }
    // Remove cached schema(s).
    // If no parameter is passed all schemas but meta-schemas are removed.
    // If RegExp is passed all schemas with key/id matching pattern but meta-schemas are removed.
    // Even if schema is referenced by other schemas it still can be removed as other schemas have local references.
    removeSchema(schemaKeyRef) {
        if (schemaKeyRef instanceof RegExp) {
            this._removeAllSchemas(this.schemas, schemaKeyRef);
            this._removeAllSchemas(this.refs, schemaKeyRef);
            return this;
        }
        switch (typeof schemaKeyRef) {
            case "undefined":
                this._removeAllSchemas(this.schemas);
                this._removeAllSchemas(this.refs);
                this._cache.clear();
                return this;
            case "string": {
                const sch = getSchEnv.call(this, schemaKeyRef);
                if (typeof sch == "object")
                    this._cache.delete(sch.schema);
                delete this.schemas[schemaKeyRef];
                delete this.refs[schemaKeyRef];
                return this;
            }
            case "object": {
                const cacheKey = schemaKeyRef;
                this._cache.delete(cacheKey);
                let id = schemaKeyRef[this.opts.schemaId];
                if (id) {
                    id = (0, resolve_1.normalizeId)(id);
                    delete this.schemas[id];
                    delete this.refs[id];
                }
                return this;
            }
            default:
                throw new Error("ajv.removeSchema: invalid parameter");
        }
    }
    // add "vocabulary" - a collection of keywords
    addVocabulary(definitions) {
        for (const def of definitions)
            this.addKeyword(def);
        return this;
    }
    addKeyword(kwdOrDef, def // deprecated
    ) {
        let keyword;
        if (typeof kwdOrDef == "string") {
            keyword = kwdOrDef;
            if (typeof def == "object") {
                this.logger.warn("these parameters are deprecated, see docs for addKeyword");
                def.keyword = keyword;
            }
        }
        else if (typeof kwdOrDef == "object" && def === undefined) {
            def = kwdOrDef;
            keyword = def.keyword;
            if (Array.isArray(keyword) && !keyword.length) {
                throw new Error("addKeywords: keyword must be string or non-empty array");
            }
        }
        else {
            throw new Error("invalid addKeywords parameters");
        }
        checkKeyword.call(this, keyword, def);
        if (!def) {
            (0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
            return this;
        }
        keywordMetaschema.call(this, def);
        const definition = {
            ...def,
            type: (0, dataType_1.getJSONTypes)(def.type),
            schemaType: (0, dataType_1.getJSONTypes)(def.schemaType),
        };
        (0, util_1.eachItem)(keyword, definition.type.length === 0
            ? (k) => addRule.call(this, k, definition)
            : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
        return this;
    }
    getKeyword(keyword) {
        const rule = this.RULES.all[keyword];
        return typeof rule == "object" ? rule.definition : !!rule;
    }
    // Remove keyword
    removeKeyword(keyword) {
        // TODO return type should be Ajv
        const { RULES } = this;
        delete RULES.keywords[keyword];
        delete RULES.all[keyword];
        for (const group of RULES.rules) {
            const i = group.rules.findIndex((rule) => rule.keyword === keyword);
            if (i >= 0)
                group.rules.splice(i, 1);
        }
        return this;
    }
    // Add format
    addFormat(name, format) {
        if (typeof format == "string")
            format = new RegExp(format);
        this.formats[name] = format;
        return this;
    }
    errorsText(errors = this.errors, // optional array of validation errors
    { separator = ", ", dataVar = "data" } = {} // optional options with properties `separator` and `dataVar`
    ) {
        if (!errors || errors.length === 0)
            return "No errors";
        return errors
            .map((e) => `${dataVar}${e.instancePath} ${e.message}`)
            .reduce((text, msg) => text + separator + msg);
    }
    $dataMetaSchema(metaSchema, keywordsJsonPointers) {
        const rules = this.RULES.all;
        metaSchema = JSON.parse(JSON.stringify(metaSchema));
        for (const jsonPointer of keywordsJsonPointers) {
            const segments = jsonPointer.split("/").slice(1); // first segment is an empty string
            let keywords = metaSchema;
            for (const seg of segments)
                keywords = keywords[seg];
            for (const key in rules) {
                const rule = rules[key];
                if (typeof rule != "object")
                    continue;
                const { $data } = rule.definition;
                const schema = keywords[key];
                if ($data && schema)
                    keywords[key] = schemaOrData(schema);
            }
        }
        return metaSchema;
    }
    _removeAllSchemas(schemas, regex) {
        for (const keyRef in schemas) {
            const sch = schemas[keyRef];
            if (!regex || regex.test(keyRef)) {
                if (typeof sch == "string") {
                    delete schemas[keyRef];
                }
                else if (sch && !sch.meta) {
                    this._cache.delete(sch.schema);
                    delete schemas[keyRef];
                }
            }
        }
    }
    _addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
        let id;
        const { schemaId } = this.opts;
        if (typeof schema == "object") {
            id = schema[schemaId];
        }
        else {
            if (this.opts.jtd)
                throw new Error("schema must be object");
            else if (typeof schema != "boolean")
                throw new Error("schema must be object or boolean");
        }
        let sch = this._cache.get(schema);
        if (sch !== undefined)
            return sch;
        baseId = (0, resolve_1.normalizeId)(id || baseId);
        const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
        sch = new compile_1.SchemaEnv({ schema, schemaId, meta, baseId, localRefs });
        this._cache.set(sch.schema, sch);
        if (addSchema && !baseId.startsWith("#")) {
            // TODO atm it is allowed to overwrite schemas without id (instead of not adding them)
            if (baseId)
                this._checkUnique(baseId);
            this.refs[baseId] = sch;
        }
        if (validateSchema)
            this.validateSchema(schema, true);
        return sch;
    }
    _checkUnique(id) {
        if (this.schemas[id] || this.refs[id]) {
            throw new Error(`schema with key or id "${id}" already exists`);
        }
    }
    _compileSchemaEnv(sch) {
        if (sch.meta)
            this._compileMetaSchema(sch);
        else
            compile_1.compileSchema.call(this, sch);
        /* istanbul ignore if */
        if (!sch.validate)
            throw new Error("ajv implementation error");
        return sch.validate;
    }
    _compileMetaSchema(sch) {
        const currentOpts = this.opts;
        this.opts = this._metaOpts;
        try {
            compile_1.compileSchema.call(this, sch);
        }
        finally {
            this.opts = currentOpts;
        }
    }
}
Ajv.ValidationError = validation_error_1.default;
Ajv.MissingRefError = ref_error_1.default;
exports["default"] = Ajv;
function checkOptions(checkOpts, options, msg, log = "error") {
    for (const key in checkOpts) {
        const opt = key;
        if (opt in options)
            this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
    }
}
function getSchEnv(keyRef) {
    keyRef = (0, resolve_1.normalizeId)(keyRef); // TODO tests fail without this line
    return this.schemas[keyRef] || this.refs[keyRef];
}
function addInitialSchemas() {
    const optsSchemas = this.opts.schemas;
    if (!optsSchemas)
        return;
    if (Array.isArray(optsSchemas))
        this.addSchema(optsSchemas);
    else
        for (const key in optsSchemas)
            this.addSchema(optsSchemas[key], key);
}
function addInitialFormats() {
    for (const name in this.opts.formats) {
        const format = this.opts.formats[name];
        if (format)
            this.addFormat(name, format);
    }
}
function addInitialKeywords(defs) {
    if (Array.isArray(defs)) {
        this.addVocabulary(defs);
        return;
    }
    this.logger.warn("keywords option as map is deprecated, pass array");
    for (const keyword in defs) {
        const def = defs[keyword];
        if (!def.keyword)
            def.keyword = keyword;
        this.addKeyword(def);
    }
}
function getMetaSchemaOptions() {
    const metaOpts = { ...this.opts };
    for (const opt of META_IGNORE_OPTIONS)
        delete metaOpts[opt];
    return metaOpts;
}
const noLogs = { log() { }, warn() { }, error() { } };
function getLogger(logger) {
    if (logger === false)
        return noLogs;
    if (logger === undefined)
        return console;
    if (logger.log && logger.warn && logger.error)
        return logger;
    throw new Error("logger must implement log, warn and error methods");
}
const KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
function checkKeyword(keyword, def) {
    const { RULES } = this;
    (0, util_1.eachItem)(keyword, (kwd) => {
        if (RULES.keywords[kwd])
            throw new Error(`Keyword ${kwd} is already defined`);
        if (!KEYWORD_NAME.test(kwd))
            throw new Error(`Keyword ${kwd} has invalid name`);
    });
    if (!def)
        return;
    if (def.$data && !("code" in def || "validate" in def)) {
        throw new Error('$data keyword must have "code" or "validate" function');
    }
}
function addRule(keyword, definition, dataType) {
    var _a;
    const post = definition === null || definition === void 0 ? void 0 : definition.post;
    if (dataType && post)
        throw new Error('keyword with "post" flag cannot have "type"');
    const { RULES } = this;
    let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
    if (!ruleGroup) {
        ruleGroup = { type: dataType, rules: [] };
        RULES.rules.push(ruleGroup);
    }
    RULES.keywords[keyword] = true;
    if (!definition)
        return;
    const rule = {
        keyword,
        definition: {
            ...definition,
            type: (0, dataType_1.getJSONTypes)(definition.type),
            schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType),
        },
    };
    if (definition.before)
        addBeforeRule.call(this, ruleGroup, rule, definition.before);
    else
        ruleGroup.rules.push(rule);
    RULES.all[keyword] = rule;
    (_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
}
function addBeforeRule(ruleGroup, rule, before) {
    const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
    if (i >= 0) {
        ruleGroup.rules.splice(i, 0, rule);
    }
    else {
        ruleGroup.rules.push(rule);
        this.logger.warn(`rule ${before} is not defined`);
    }
}
function keywordMetaschema(def) {
    let { metaSchema } = def;
    if (metaSchema === undefined)
        return;
    if (def.$data && this.opts.$data)
        metaSchema = schemaOrData(metaSchema);
    def.validateSchema = this.compile(metaSchema, true);
}
const $dataRef = {
    $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
};
function schemaOrData(schema) {
    return { anyOf: [schema, $dataRef] };
}
//# sourceMappingURL=core.js.map

/***/ }),

/***/ 3995:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const metaSchema = __nccwpck_require__(1678);
const applicator = __nccwpck_require__(7216);
const unevaluated = __nccwpck_require__(9547);
const content = __nccwpck_require__(8226);
const core = __nccwpck_require__(518);
const format = __nccwpck_require__(4588);
const metadata = __nccwpck_require__(5707);
const validation = __nccwpck_require__(7082);
const META_SUPPORT_DATA = ["/properties"];
function addMetaSchema2020($data) {
    ;
    [
        metaSchema,
        applicator,
        unevaluated,
        content,
        core,
        with$data(this, format),
        metadata,
        with$data(this, validation),
    ].forEach((sch) => this.addMetaSchema(sch, undefined, false));
    return this;
    function with$data(ajv, sch) {
        return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
    }
}
exports["default"] = addMetaSchema2020;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 4951:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://github.com/ajv-validator/ajv/issues/889
const equal = __nccwpck_require__(3430);
equal.code = 'require("ajv/dist/runtime/equal").default';
exports["default"] = equal;
//# sourceMappingURL=equal.js.map

/***/ }),

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 6285:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const uri = __nccwpck_require__(4352);
uri.code = 'require("ajv/dist/runtime/uri").default';
exports["default"] = uri;
//# sourceMappingURL=uri.js.map

/***/ }),

/***/ 3021:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
class ValidationError extends Error {
    constructor(errors) {
        super("validation failed");
        this.errors = errors;
        this.ajv = this.validation = true;
    }
}
exports["default"] = ValidationError;
//# sourceMappingURL=validation_error.js.map

/***/ }),

/***/ 1067:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateAdditionalItems = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params: { len } }) => (0, codegen_1.str) `must NOT have more than ${len} items`,
    params: ({ params: { len } }) => (0, codegen_1._) `{limit: ${len}}`,
};
const def = {
    keyword: "additionalItems",
    type: "array",
    schemaType: ["boolean", "object"],
    before: "uniqueItems",
    error,
    code(cxt) {
        const { parentSchema, it } = cxt;
        const { items } = parentSchema;
        if (!Array.isArray(items)) {
            (0, util_1.checkStrictMode)(it, '"additionalItems" is ignored when "items" is not an array of schemas');
            return;
        }
        validateAdditionalItems(cxt, items);
    },
};
function validateAdditionalItems(cxt, items) {
    const { gen, schema, data, keyword, it } = cxt;
    it.items = true;
    const len = gen.const("len", (0, codegen_1._) `${data}.length`);
    if (schema === false) {
        cxt.setParams({ len: items.length });
        cxt.pass((0, codegen_1._) `${len} <= ${items.length}`);
    }
    else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
        const valid = gen.var("valid", (0, codegen_1._) `${len} <= ${items.length}`); // TODO var
        gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
        cxt.ok(valid);
    }
    function validateItems(valid) {
        gen.forRange("i", items.length, len, (i) => {
            cxt.subschema({ keyword, dataProp: i, dataPropType: util_1.Type.Num }, valid);
            if (!it.allErrors)
                gen.if((0, codegen_1.not)(valid), () => gen.break());
        });
    }
}
exports.validateAdditionalItems = validateAdditionalItems;
exports["default"] = def;
//# sourceMappingURL=additionalItems.js.map

/***/ }),

/***/ 2431:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const code_1 = __nccwpck_require__(8484);
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: "must NOT have additional properties",
    params: ({ params }) => (0, codegen_1._) `{additionalProperty: ${params.additionalProperty}}`,
};
const def = {
    keyword: "additionalProperties",
    type: ["object"],
    schemaType: ["boolean", "object"],
    allowUndefined: true,
    trackErrors: true,
    error,
    code(cxt) {
        const { gen, schema, parentSchema, data, errsCount, it } = cxt;
        /* istanbul ignore if */
        if (!errsCount)
            throw new Error("ajv implementation error");
        const { allErrors, opts } = it;
        it.props = true;
        if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema))
            return;
        const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
        const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
        checkAdditionalProperties();
        cxt.ok((0, codegen_1._) `${errsCount} === ${names_1.default.errors}`);
        function checkAdditionalProperties() {
            gen.forIn("key", data, (key) => {
                if (!props.length && !patProps.length)
                    additionalPropertyCode(key);
                else
                    gen.if(isAdditional(key), () => additionalPropertyCode(key));
            });
        }
        function isAdditional(key) {
            let definedProp;
            if (props.length > 8) {
                // TODO maybe an option instead of hard-coded 8?
                const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
                definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
            }
            else if (props.length) {
                definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._) `${key} === ${p}`));
            }
            else {
                definedProp = codegen_1.nil;
            }
            if (patProps.length) {
                definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._) `${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
            }
            return (0, codegen_1.not)(definedProp);
        }
        function deleteAdditional(key) {
            gen.code((0, codegen_1._) `delete ${data}[${key}]`);
        }
        function additionalPropertyCode(key) {
            if (opts.removeAdditional === "all" || (opts.removeAdditional && schema === false)) {
                deleteAdditional(key);
                return;
            }
            if (schema === false) {
                cxt.setParams({ additionalProperty: key });
                cxt.error();
                if (!allErrors)
                    gen.break();
                return;
            }
            if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
                const valid = gen.name("valid");
                if (opts.removeAdditional === "failing") {
                    applyAdditionalSchema(key, valid, false);
                    gen.if((0, codegen_1.not)(valid), () => {
                        cxt.reset();
                        deleteAdditional(key);
                    });
                }
                else {
                    applyAdditionalSchema(key, valid);
                    if (!allErrors)
                        gen.if((0, codegen_1.not)(valid), () => gen.break());
                }
            }
        }
        function applyAdditionalSchema(key, valid, errors) {
            const subschema = {
                keyword: "additionalProperties",
                dataProp: key,
                dataPropType: util_1.Type.Str,
            };
            if (errors === false) {
                Object.assign(subschema, {
                    compositeRule: true,
                    createErrors: false,
                    allErrors: false,
                });
            }
            cxt.subschema(subschema, valid);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=additionalProperties.js.map

/***/ }),

/***/ 9205:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: "allOf",
    schemaType: "array",
    code(cxt) {
        const { gen, schema, it } = cxt;
        /* istanbul ignore if */
        if (!Array.isArray(schema))
            throw new Error("ajv implementation error");
        const valid = gen.name("valid");
        schema.forEach((sch, i) => {
            if ((0, util_1.alwaysValidSchema)(it, sch))
                return;
            const schCxt = cxt.subschema({ keyword: "allOf", schemaProp: i }, valid);
            cxt.ok(valid);
            cxt.mergeEvaluated(schCxt);
        });
    },
};
exports["default"] = def;
//# sourceMappingURL=allOf.js.map

/***/ }),

/***/ 9380:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const code_1 = __nccwpck_require__(8484);
const def = {
    keyword: "anyOf",
    schemaType: "array",
    trackErrors: true,
    code: code_1.validateUnion,
    error: { message: "must match a schema in anyOf" },
};
exports["default"] = def;
//# sourceMappingURL=anyOf.js.map

/***/ }),

/***/ 6182:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params: { min, max } }) => max === undefined
        ? (0, codegen_1.str) `must contain at least ${min} valid item(s)`
        : (0, codegen_1.str) `must contain at least ${min} and no more than ${max} valid item(s)`,
    params: ({ params: { min, max } }) => max === undefined ? (0, codegen_1._) `{minContains: ${min}}` : (0, codegen_1._) `{minContains: ${min}, maxContains: ${max}}`,
};
const def = {
    keyword: "contains",
    type: "array",
    schemaType: ["object", "boolean"],
    before: "uniqueItems",
    trackErrors: true,
    error,
    code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        let min;
        let max;
        const { minContains, maxContains } = parentSchema;
        if (it.opts.next) {
            min = minContains === undefined ? 1 : minContains;
            max = maxContains;
        }
        else {
            min = 1;
        }
        const len = gen.const("len", (0, codegen_1._) `${data}.length`);
        cxt.setParams({ min, max });
        if (max === undefined && min === 0) {
            (0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
            return;
        }
        if (max !== undefined && min > max) {
            (0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
            cxt.fail();
            return;
        }
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
            let cond = (0, codegen_1._) `${len} >= ${min}`;
            if (max !== undefined)
                cond = (0, codegen_1._) `${cond} && ${len} <= ${max}`;
            cxt.pass(cond);
            return;
        }
        it.items = true;
        const valid = gen.name("valid");
        if (max === undefined && min === 1) {
            validateItems(valid, () => gen.if(valid, () => gen.break()));
        }
        else if (min === 0) {
            gen.let(valid, true);
            if (max !== undefined)
                gen.if((0, codegen_1._) `${data}.length > 0`, validateItemsWithCount);
        }
        else {
            gen.let(valid, false);
            validateItemsWithCount();
        }
        cxt.result(valid, () => cxt.reset());
        function validateItemsWithCount() {
            const schValid = gen.name("_valid");
            const count = gen.let("count", 0);
            validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
        }
        function validateItems(_valid, block) {
            gen.forRange("i", 0, len, (i) => {
                cxt.subschema({
                    keyword: "contains",
                    dataProp: i,
                    dataPropType: util_1.Type.Num,
                    compositeRule: true,
                }, _valid);
                block();
            });
        }
        function checkLimits(count) {
            gen.code((0, codegen_1._) `${count}++`);
            if (max === undefined) {
                gen.if((0, codegen_1._) `${count} >= ${min}`, () => gen.assign(valid, true).break());
            }
            else {
                gen.if((0, codegen_1._) `${count} > ${max}`, () => gen.assign(valid, false).break());
                if (min === 1)
                    gen.assign(valid, true);
                else
                    gen.if((0, codegen_1._) `${count} >= ${min}`, () => gen.assign(valid, true));
            }
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=contains.js.map

/***/ }),

/***/ 5826:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const code_1 = __nccwpck_require__(8484);
exports.error = {
    message: ({ params: { property, depsCount, deps } }) => {
        const property_ies = depsCount === 1 ? "property" : "properties";
        return (0, codegen_1.str) `must have ${property_ies} ${deps} when property ${property} is present`;
    },
    params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._) `{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`, // TODO change to reference
};
const def = {
    keyword: "dependencies",
    type: "object",
    schemaType: "object",
    error: exports.error,
    code(cxt) {
        const [propDeps, schDeps] = splitDependencies(cxt);
        validatePropertyDeps(cxt, propDeps);
        validateSchemaDeps(cxt, schDeps);
    },
};
function splitDependencies({ schema }) {
    const propertyDeps = {};
    const schemaDeps = {};
    for (const key in schema) {
        if (key === "__proto__")
            continue;
        const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
        deps[key] = schema[key];
    }
    return [propertyDeps, schemaDeps];
}
function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
    const { gen, data, it } = cxt;
    if (Object.keys(propertyDeps).length === 0)
        return;
    const missing = gen.let("missing");
    for (const prop in propertyDeps) {
        const deps = propertyDeps[prop];
        if (deps.length === 0)
            continue;
        const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
        cxt.setParams({
            property: prop,
            depsCount: deps.length,
            deps: deps.join(", "),
        });
        if (it.allErrors) {
            gen.if(hasProperty, () => {
                for (const depProp of deps) {
                    (0, code_1.checkReportMissingProp)(cxt, depProp);
                }
            });
        }
        else {
            gen.if((0, codegen_1._) `${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
            (0, code_1.reportMissingProp)(cxt, missing);
            gen.else();
        }
    }
}
exports.validatePropertyDeps = validatePropertyDeps;
function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
    const { gen, data, keyword, it } = cxt;
    const valid = gen.name("valid");
    for (const prop in schemaDeps) {
        if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop]))
            continue;
        gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
            const schCxt = cxt.subschema({ keyword, schemaProp: prop }, valid);
            cxt.mergeValidEvaluated(schCxt, valid);
        }, () => gen.var(valid, true) // TODO var
        );
        cxt.ok(valid);
    }
}
exports.validateSchemaDeps = validateSchemaDeps;
exports["default"] = def;
//# sourceMappingURL=dependencies.js.map

/***/ }),

/***/ 3818:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dependencies_1 = __nccwpck_require__(5826);
const def = {
    keyword: "dependentSchemas",
    type: "object",
    schemaType: "object",
    code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt),
};
exports["default"] = def;
//# sourceMappingURL=dependentSchemas.js.map

/***/ }),

/***/ 8584:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params }) => (0, codegen_1.str) `must match "${params.ifClause}" schema`,
    params: ({ params }) => (0, codegen_1._) `{failingKeyword: ${params.ifClause}}`,
};
const def = {
    keyword: "if",
    schemaType: ["object", "boolean"],
    trackErrors: true,
    error,
    code(cxt) {
        const { gen, parentSchema, it } = cxt;
        if (parentSchema.then === undefined && parentSchema.else === undefined) {
            (0, util_1.checkStrictMode)(it, '"if" without "then" and "else" is ignored');
        }
        const hasThen = hasSchema(it, "then");
        const hasElse = hasSchema(it, "else");
        if (!hasThen && !hasElse)
            return;
        const valid = gen.let("valid", true);
        const schValid = gen.name("_valid");
        validateIf();
        cxt.reset();
        if (hasThen && hasElse) {
            const ifClause = gen.let("ifClause");
            cxt.setParams({ ifClause });
            gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
        }
        else if (hasThen) {
            gen.if(schValid, validateClause("then"));
        }
        else {
            gen.if((0, codegen_1.not)(schValid), validateClause("else"));
        }
        cxt.pass(valid, () => cxt.error(true));
        function validateIf() {
            const schCxt = cxt.subschema({
                keyword: "if",
                compositeRule: true,
                createErrors: false,
                allErrors: false,
            }, schValid);
            cxt.mergeEvaluated(schCxt);
        }
        function validateClause(keyword, ifClause) {
            return () => {
                const schCxt = cxt.subschema({ keyword }, schValid);
                gen.assign(valid, schValid);
                cxt.mergeValidEvaluated(schCxt, valid);
                if (ifClause)
                    gen.assign(ifClause, (0, codegen_1._) `${keyword}`);
                else
                    cxt.setParams({ ifClause: keyword });
            };
        }
    },
};
function hasSchema(it, keyword) {
    const schema = it.schema[keyword];
    return schema !== undefined && !(0, util_1.alwaysValidSchema)(it, schema);
}
exports["default"] = def;
//# sourceMappingURL=if.js.map

/***/ }),

/***/ 8775:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const additionalItems_1 = __nccwpck_require__(1067);
const prefixItems_1 = __nccwpck_require__(6467);
const items_1 = __nccwpck_require__(5791);
const items2020_1 = __nccwpck_require__(2959);
const contains_1 = __nccwpck_require__(6182);
const dependencies_1 = __nccwpck_require__(5826);
const propertyNames_1 = __nccwpck_require__(1372);
const additionalProperties_1 = __nccwpck_require__(2431);
const properties_1 = __nccwpck_require__(8778);
const patternProperties_1 = __nccwpck_require__(664);
const not_1 = __nccwpck_require__(8350);
const anyOf_1 = __nccwpck_require__(9380);
const oneOf_1 = __nccwpck_require__(2490);
const allOf_1 = __nccwpck_require__(9205);
const if_1 = __nccwpck_require__(8584);
const thenElse_1 = __nccwpck_require__(6829);
function getApplicator(draft2020 = false) {
    const applicator = [
        // any
        not_1.default,
        anyOf_1.default,
        oneOf_1.default,
        allOf_1.default,
        if_1.default,
        thenElse_1.default,
        // object
        propertyNames_1.default,
        additionalProperties_1.default,
        dependencies_1.default,
        properties_1.default,
        patternProperties_1.default,
    ];
    // array
    if (draft2020)
        applicator.push(prefixItems_1.default, items2020_1.default);
    else
        applicator.push(additionalItems_1.default, items_1.default);
    applicator.push(contains_1.default);
    return applicator;
}
exports["default"] = getApplicator;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 5791:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateTuple = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const code_1 = __nccwpck_require__(8484);
const def = {
    keyword: "items",
    type: "array",
    schemaType: ["object", "array", "boolean"],
    before: "uniqueItems",
    code(cxt) {
        const { schema, it } = cxt;
        if (Array.isArray(schema))
            return validateTuple(cxt, "additionalItems", schema);
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
            return;
        cxt.ok((0, code_1.validateArray)(cxt));
    },
};
function validateTuple(cxt, extraItems, schArr = cxt.schema) {
    const { gen, parentSchema, data, keyword, it } = cxt;
    checkStrictTuple(parentSchema);
    if (it.opts.unevaluated && schArr.length && it.items !== true) {
        it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
    }
    const valid = gen.name("valid");
    const len = gen.const("len", (0, codegen_1._) `${data}.length`);
    schArr.forEach((sch, i) => {
        if ((0, util_1.alwaysValidSchema)(it, sch))
            return;
        gen.if((0, codegen_1._) `${len} > ${i}`, () => cxt.subschema({
            keyword,
            schemaProp: i,
            dataProp: i,
        }, valid));
        cxt.ok(valid);
    });
    function checkStrictTuple(sch) {
        const { opts, errSchemaPath } = it;
        const l = schArr.length;
        const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
        if (opts.strictTuples && !fullTuple) {
            const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
            (0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
        }
    }
}
exports.validateTuple = validateTuple;
exports["default"] = def;
//# sourceMappingURL=items.js.map

/***/ }),

/***/ 2959:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const code_1 = __nccwpck_require__(8484);
const additionalItems_1 = __nccwpck_require__(1067);
const error = {
    message: ({ params: { len } }) => (0, codegen_1.str) `must NOT have more than ${len} items`,
    params: ({ params: { len } }) => (0, codegen_1._) `{limit: ${len}}`,
};
const def = {
    keyword: "items",
    type: "array",
    schemaType: ["object", "boolean"],
    before: "uniqueItems",
    error,
    code(cxt) {
        const { schema, parentSchema, it } = cxt;
        const { prefixItems } = parentSchema;
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
            return;
        if (prefixItems)
            (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
        else
            cxt.ok((0, code_1.validateArray)(cxt));
    },
};
exports["default"] = def;
//# sourceMappingURL=items2020.js.map

/***/ }),

/***/ 8350:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: "not",
    schemaType: ["object", "boolean"],
    trackErrors: true,
    code(cxt) {
        const { gen, schema, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
            cxt.fail();
            return;
        }
        const valid = gen.name("valid");
        cxt.subschema({
            keyword: "not",
            compositeRule: true,
            createErrors: false,
            allErrors: false,
        }, valid);
        cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
    },
    error: { message: "must NOT be valid" },
};
exports["default"] = def;
//# sourceMappingURL=not.js.map

/***/ }),

/***/ 2490:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: "must match exactly one schema in oneOf",
    params: ({ params }) => (0, codegen_1._) `{passingSchemas: ${params.passing}}`,
};
const def = {
    keyword: "oneOf",
    schemaType: "array",
    trackErrors: true,
    error,
    code(cxt) {
        const { gen, schema, parentSchema, it } = cxt;
        /* istanbul ignore if */
        if (!Array.isArray(schema))
            throw new Error("ajv implementation error");
        if (it.opts.discriminator && parentSchema.discriminator)
            return;
        const schArr = schema;
        const valid = gen.let("valid", false);
        const passing = gen.let("passing", null);
        const schValid = gen.name("_valid");
        cxt.setParams({ passing });
        // TODO possibly fail straight away (with warning or exception) if there are two empty always valid schemas
        gen.block(validateOneOf);
        cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
        function validateOneOf() {
            schArr.forEach((sch, i) => {
                let schCxt;
                if ((0, util_1.alwaysValidSchema)(it, sch)) {
                    gen.var(schValid, true);
                }
                else {
                    schCxt = cxt.subschema({
                        keyword: "oneOf",
                        schemaProp: i,
                        compositeRule: true,
                    }, schValid);
                }
                if (i > 0) {
                    gen
                        .if((0, codegen_1._) `${schValid} && ${valid}`)
                        .assign(valid, false)
                        .assign(passing, (0, codegen_1._) `[${passing}, ${i}]`)
                        .else();
                }
                gen.if(schValid, () => {
                    gen.assign(valid, true);
                    gen.assign(passing, i);
                    if (schCxt)
                        cxt.mergeEvaluated(schCxt, codegen_1.Name);
                });
            });
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=oneOf.js.map

/***/ }),

/***/ 664:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const code_1 = __nccwpck_require__(8484);
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const util_2 = __nccwpck_require__(4464);
const def = {
    keyword: "patternProperties",
    type: "object",
    schemaType: "object",
    code(cxt) {
        const { gen, schema, data, parentSchema, it } = cxt;
        const { opts } = it;
        const patterns = (0, code_1.allSchemaProperties)(schema);
        const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
        if (patterns.length === 0 ||
            (alwaysValidPatterns.length === patterns.length &&
                (!it.opts.unevaluated || it.props === true))) {
            return;
        }
        const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
        const valid = gen.name("valid");
        if (it.props !== true && !(it.props instanceof codegen_1.Name)) {
            it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
        }
        const { props } = it;
        validatePatternProperties();
        function validatePatternProperties() {
            for (const pat of patterns) {
                if (checkProperties)
                    checkMatchingProperties(pat);
                if (it.allErrors) {
                    validateProperties(pat);
                }
                else {
                    gen.var(valid, true); // TODO var
                    validateProperties(pat);
                    gen.if(valid);
                }
            }
        }
        function checkMatchingProperties(pat) {
            for (const prop in checkProperties) {
                if (new RegExp(pat).test(prop)) {
                    (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
                }
            }
        }
        function validateProperties(pat) {
            gen.forIn("key", data, (key) => {
                gen.if((0, codegen_1._) `${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
                    const alwaysValid = alwaysValidPatterns.includes(pat);
                    if (!alwaysValid) {
                        cxt.subschema({
                            keyword: "patternProperties",
                            schemaProp: pat,
                            dataProp: key,
                            dataPropType: util_2.Type.Str,
                        }, valid);
                    }
                    if (it.opts.unevaluated && props !== true) {
                        gen.assign((0, codegen_1._) `${props}[${key}]`, true);
                    }
                    else if (!alwaysValid && !it.allErrors) {
                        // can short-circuit if `unevaluatedProperties` is not supported (opts.next === false)
                        // or if all properties were evaluated (props === true)
                        gen.if((0, codegen_1.not)(valid), () => gen.break());
                    }
                });
            });
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=patternProperties.js.map

/***/ }),

/***/ 6467:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const items_1 = __nccwpck_require__(5791);
const def = {
    keyword: "prefixItems",
    type: "array",
    schemaType: ["array"],
    before: "uniqueItems",
    code: (cxt) => (0, items_1.validateTuple)(cxt, "items"),
};
exports["default"] = def;
//# sourceMappingURL=prefixItems.js.map

/***/ }),

/***/ 8778:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const validate_1 = __nccwpck_require__(7881);
const code_1 = __nccwpck_require__(8484);
const util_1 = __nccwpck_require__(4464);
const additionalProperties_1 = __nccwpck_require__(2431);
const def = {
    keyword: "properties",
    type: "object",
    schemaType: "object",
    code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === undefined) {
            additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
        }
        const allProps = (0, code_1.allSchemaProperties)(schema);
        for (const prop of allProps) {
            it.definedProperties.add(prop);
        }
        if (it.opts.unevaluated && allProps.length && it.props !== true) {
            it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
        }
        const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
        if (properties.length === 0)
            return;
        const valid = gen.name("valid");
        for (const prop of properties) {
            if (hasDefault(prop)) {
                applyPropertySchema(prop);
            }
            else {
                gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
                applyPropertySchema(prop);
                if (!it.allErrors)
                    gen.else().var(valid, true);
                gen.endIf();
            }
            cxt.it.definedProperties.add(prop);
            cxt.ok(valid);
        }
        function hasDefault(prop) {
            return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== undefined;
        }
        function applyPropertySchema(prop) {
            cxt.subschema({
                keyword: "properties",
                schemaProp: prop,
                dataProp: prop,
            }, valid);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=properties.js.map

/***/ }),

/***/ 1372:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: "property name must be valid",
    params: ({ params }) => (0, codegen_1._) `{propertyName: ${params.propertyName}}`,
};
const def = {
    keyword: "propertyNames",
    type: "object",
    schemaType: ["object", "boolean"],
    error,
    code(cxt) {
        const { gen, schema, data, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema))
            return;
        const valid = gen.name("valid");
        gen.forIn("key", data, (key) => {
            cxt.setParams({ propertyName: key });
            cxt.subschema({
                keyword: "propertyNames",
                data: key,
                dataTypes: ["string"],
                propertyName: key,
                compositeRule: true,
            }, valid);
            gen.if((0, codegen_1.not)(valid), () => {
                cxt.error(true);
                if (!it.allErrors)
                    gen.break();
            });
        });
        cxt.ok(valid);
    },
};
exports["default"] = def;
//# sourceMappingURL=propertyNames.js.map

/***/ }),

/***/ 6829:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: ["then", "else"],
    schemaType: ["object", "boolean"],
    code({ keyword, parentSchema, it }) {
        if (parentSchema.if === undefined)
            (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
    },
};
exports["default"] = def;
//# sourceMappingURL=thenElse.js.map

/***/ }),

/***/ 8484:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const names_1 = __nccwpck_require__(630);
const util_2 = __nccwpck_require__(4464);
function checkReportMissingProp(cxt, prop) {
    const { gen, data, it } = cxt;
    gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
        cxt.setParams({ missingProperty: (0, codegen_1._) `${prop}` }, true);
        cxt.error();
    });
}
exports.checkReportMissingProp = checkReportMissingProp;
function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
    return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._) `${missing} = ${prop}`)));
}
exports.checkMissingProp = checkMissingProp;
function reportMissingProp(cxt, missing) {
    cxt.setParams({ missingProperty: missing }, true);
    cxt.error();
}
exports.reportMissingProp = reportMissingProp;
function hasPropFunc(gen) {
    return gen.scopeValue("func", {
        // eslint-disable-next-line @typescript-eslint/unbound-method
        ref: Object.prototype.hasOwnProperty,
        code: (0, codegen_1._) `Object.prototype.hasOwnProperty`,
    });
}
exports.hasPropFunc = hasPropFunc;
function isOwnProperty(gen, data, property) {
    return (0, codegen_1._) `${hasPropFunc(gen)}.call(${data}, ${property})`;
}
exports.isOwnProperty = isOwnProperty;
function propertyInData(gen, data, property, ownProperties) {
    const cond = (0, codegen_1._) `${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
    return ownProperties ? (0, codegen_1._) `${cond} && ${isOwnProperty(gen, data, property)}` : cond;
}
exports.propertyInData = propertyInData;
function noPropertyInData(gen, data, property, ownProperties) {
    const cond = (0, codegen_1._) `${data}${(0, codegen_1.getProperty)(property)} === undefined`;
    return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
}
exports.noPropertyInData = noPropertyInData;
function allSchemaProperties(schemaMap) {
    return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
}
exports.allSchemaProperties = allSchemaProperties;
function schemaProperties(it, schemaMap) {
    return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
}
exports.schemaProperties = schemaProperties;
function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
    const dataAndSchema = passSchema ? (0, codegen_1._) `${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
    const valCxt = [
        [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
        [names_1.default.parentData, it.parentData],
        [names_1.default.parentDataProperty, it.parentDataProperty],
        [names_1.default.rootData, names_1.default.rootData],
    ];
    if (it.opts.dynamicRef)
        valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
    const args = (0, codegen_1._) `${dataAndSchema}, ${gen.object(...valCxt)}`;
    return context !== codegen_1.nil ? (0, codegen_1._) `${func}.call(${context}, ${args})` : (0, codegen_1._) `${func}(${args})`;
}
exports.callValidateCode = callValidateCode;
const newRegExp = (0, codegen_1._) `new RegExp`;
function usePattern({ gen, it: { opts } }, pattern) {
    const u = opts.unicodeRegExp ? "u" : "";
    const { regExp } = opts.code;
    const rx = regExp(pattern, u);
    return gen.scopeValue("pattern", {
        key: rx.toString(),
        ref: rx,
        code: (0, codegen_1._) `${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`,
    });
}
exports.usePattern = usePattern;
function validateArray(cxt) {
    const { gen, data, keyword, it } = cxt;
    const valid = gen.name("valid");
    if (it.allErrors) {
        const validArr = gen.let("valid", true);
        validateItems(() => gen.assign(validArr, false));
        return validArr;
    }
    gen.var(valid, true);
    validateItems(() => gen.break());
    return valid;
    function validateItems(notValid) {
        const len = gen.const("len", (0, codegen_1._) `${data}.length`);
        gen.forRange("i", 0, len, (i) => {
            cxt.subschema({
                keyword,
                dataProp: i,
                dataPropType: util_1.Type.Num,
            }, valid);
            gen.if((0, codegen_1.not)(valid), notValid);
        });
    }
}
exports.validateArray = validateArray;
function validateUnion(cxt) {
    const { gen, schema, keyword, it } = cxt;
    /* istanbul ignore if */
    if (!Array.isArray(schema))
        throw new Error("ajv implementation error");
    const alwaysValid = schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch));
    if (alwaysValid && !it.opts.unevaluated)
        return;
    const valid = gen.let("valid", false);
    const schValid = gen.name("_valid");
    gen.block(() => schema.forEach((_sch, i) => {
        const schCxt = cxt.subschema({
            keyword,
            schemaProp: i,
            compositeRule: true,
        }, schValid);
        gen.assign(valid, (0, codegen_1._) `${valid} || ${schValid}`);
        const merged = cxt.mergeValidEvaluated(schCxt, schValid);
        // can short-circuit if `unevaluatedProperties/Items` not supported (opts.unevaluated !== true)
        // or if all properties and items were evaluated (it.props === true && it.items === true)
        if (!merged)
            gen.if((0, codegen_1.not)(valid));
    }));
    cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
}
exports.validateUnion = validateUnion;
//# sourceMappingURL=code.js.map

/***/ }),

/***/ 9872:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const def = {
    keyword: "id",
    code() {
        throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
    },
};
exports["default"] = def;
//# sourceMappingURL=id.js.map

/***/ }),

/***/ 7397:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const id_1 = __nccwpck_require__(9872);
const ref_1 = __nccwpck_require__(2996);
const core = [
    "$schema",
    "$id",
    "$defs",
    "$vocabulary",
    { keyword: "$comment" },
    "definitions",
    id_1.default,
    ref_1.default,
];
exports["default"] = core;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 2996:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.callRef = exports.getValidate = void 0;
const ref_error_1 = __nccwpck_require__(3162);
const code_1 = __nccwpck_require__(8484);
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const compile_1 = __nccwpck_require__(2718);
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: "$ref",
    schemaType: "string",
    code(cxt) {
        const { gen, schema: $ref, it } = cxt;
        const { baseId, schemaEnv: env, validateName, opts, self } = it;
        const { root } = env;
        if (($ref === "#" || $ref === "#/") && baseId === root.baseId)
            return callRootRef();
        const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
        if (schOrEnv === undefined)
            throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
        if (schOrEnv instanceof compile_1.SchemaEnv)
            return callValidate(schOrEnv);
        return inlineRefSchema(schOrEnv);
        function callRootRef() {
            if (env === root)
                return callRef(cxt, validateName, env, env.$async);
            const rootName = gen.scopeValue("root", { ref: root });
            return callRef(cxt, (0, codegen_1._) `${rootName}.validate`, root, root.$async);
        }
        function callValidate(sch) {
            const v = getValidate(cxt, sch);
            callRef(cxt, v, sch, sch.$async);
        }
        function inlineRefSchema(sch) {
            const schName = gen.scopeValue("schema", opts.code.source === true ? { ref: sch, code: (0, codegen_1.stringify)(sch) } : { ref: sch });
            const valid = gen.name("valid");
            const schCxt = cxt.subschema({
                schema: sch,
                dataTypes: [],
                schemaPath: codegen_1.nil,
                topSchemaRef: schName,
                errSchemaPath: $ref,
            }, valid);
            cxt.mergeEvaluated(schCxt);
            cxt.ok(valid);
        }
    },
};
function getValidate(cxt, sch) {
    const { gen } = cxt;
    return sch.validate
        ? gen.scopeValue("validate", { ref: sch.validate })
        : (0, codegen_1._) `${gen.scopeValue("wrapper", { ref: sch })}.validate`;
}
exports.getValidate = getValidate;
function callRef(cxt, v, sch, $async) {
    const { gen, it } = cxt;
    const { allErrors, schemaEnv: env, opts } = it;
    const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
    if ($async)
        callAsyncRef();
    else
        callSyncRef();
    function callAsyncRef() {
        if (!env.$async)
            throw new Error("async schema referenced by sync schema");
        const valid = gen.let("valid");
        gen.try(() => {
            gen.code((0, codegen_1._) `await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
            addEvaluatedFrom(v); // TODO will not work with async, it has to be returned with the result
            if (!allErrors)
                gen.assign(valid, true);
        }, (e) => {
            gen.if((0, codegen_1._) `!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
            addErrorsFrom(e);
            if (!allErrors)
                gen.assign(valid, false);
        });
        cxt.ok(valid);
    }
    function callSyncRef() {
        cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
    }
    function addErrorsFrom(source) {
        const errs = (0, codegen_1._) `${source}.errors`;
        gen.assign(names_1.default.vErrors, (0, codegen_1._) `${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`); // TODO tagged
        gen.assign(names_1.default.errors, (0, codegen_1._) `${names_1.default.vErrors}.length`);
    }
    function addEvaluatedFrom(source) {
        var _a;
        if (!it.opts.unevaluated)
            return;
        const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
        // TODO refactor
        if (it.props !== true) {
            if (schEvaluated && !schEvaluated.dynamicProps) {
                if (schEvaluated.props !== undefined) {
                    it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
                }
            }
            else {
                const props = gen.var("props", (0, codegen_1._) `${source}.evaluated.props`);
                it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
            }
        }
        if (it.items !== true) {
            if (schEvaluated && !schEvaluated.dynamicItems) {
                if (schEvaluated.items !== undefined) {
                    it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
                }
            }
            else {
                const items = gen.var("items", (0, codegen_1._) `${source}.evaluated.items`);
                it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
            }
        }
    }
}
exports.callRef = callRef;
exports["default"] = def;
//# sourceMappingURL=ref.js.map

/***/ }),

/***/ 8886:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const types_1 = __nccwpck_require__(7115);
const compile_1 = __nccwpck_require__(2718);
const ref_error_1 = __nccwpck_require__(3162);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag
        ? `tag "${tagName}" must be string`
        : `value of tag "${tagName}" must be in oneOf`,
    params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._) `{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`,
};
const def = {
    keyword: "discriminator",
    type: "object",
    schemaType: "object",
    error,
    code(cxt) {
        const { gen, data, schema, parentSchema, it } = cxt;
        const { oneOf } = parentSchema;
        if (!it.opts.discriminator) {
            throw new Error("discriminator: requires discriminator option");
        }
        const tagName = schema.propertyName;
        if (typeof tagName != "string")
            throw new Error("discriminator: requires propertyName");
        if (schema.mapping)
            throw new Error("discriminator: mapping is not supported");
        if (!oneOf)
            throw new Error("discriminator: requires oneOf keyword");
        const valid = gen.let("valid", false);
        const tag = gen.const("tag", (0, codegen_1._) `${data}${(0, codegen_1.getProperty)(tagName)}`);
        gen.if((0, codegen_1._) `typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, { discrError: types_1.DiscrError.Tag, tag, tagName }));
        cxt.ok(valid);
        function validateMapping() {
            const mapping = getMapping();
            gen.if(false);
            for (const tagValue in mapping) {
                gen.elseIf((0, codegen_1._) `${tag} === ${tagValue}`);
                gen.assign(valid, applyTagSchema(mapping[tagValue]));
            }
            gen.else();
            cxt.error(false, { discrError: types_1.DiscrError.Mapping, tag, tagName });
            gen.endIf();
        }
        function applyTagSchema(schemaProp) {
            const _valid = gen.name("valid");
            const schCxt = cxt.subschema({ keyword: "oneOf", schemaProp }, _valid);
            cxt.mergeEvaluated(schCxt, codegen_1.Name);
            return _valid;
        }
        function getMapping() {
            var _a;
            const oneOfMapping = {};
            const topRequired = hasRequired(parentSchema);
            let tagRequired = true;
            for (let i = 0; i < oneOf.length; i++) {
                let sch = oneOf[i];
                if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
                    const ref = sch.$ref;
                    sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
                    if (sch instanceof compile_1.SchemaEnv)
                        sch = sch.schema;
                    if (sch === undefined)
                        throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
                }
                const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
                if (typeof propSch != "object") {
                    throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
                }
                tagRequired = tagRequired && (topRequired || hasRequired(sch));
                addMappings(propSch, i);
            }
            if (!tagRequired)
                throw new Error(`discriminator: "${tagName}" must be required`);
            return oneOfMapping;
            function hasRequired({ required }) {
                return Array.isArray(required) && required.includes(tagName);
            }
            function addMappings(sch, i) {
                if (sch.const) {
                    addMapping(sch.const, i);
                }
                else if (sch.enum) {
                    for (const tagValue of sch.enum) {
                        addMapping(tagValue, i);
                    }
                }
                else {
                    throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
                }
            }
            function addMapping(tagValue, i) {
                if (typeof tagValue != "string" || tagValue in oneOfMapping) {
                    throw new Error(`discriminator: "${tagName}" values must be unique strings`);
                }
                oneOfMapping[tagValue] = i;
            }
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7115:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DiscrError = void 0;
var DiscrError;
(function (DiscrError) {
    DiscrError["Tag"] = "tag";
    DiscrError["Mapping"] = "mapping";
})(DiscrError || (exports.DiscrError = DiscrError = {}));
//# sourceMappingURL=types.js.map

/***/ }),

/***/ 4298:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const core_1 = __nccwpck_require__(7397);
const validation_1 = __nccwpck_require__(5481);
const applicator_1 = __nccwpck_require__(8775);
const dynamic_1 = __nccwpck_require__(9923);
const next_1 = __nccwpck_require__(7844);
const unevaluated_1 = __nccwpck_require__(2010);
const format_1 = __nccwpck_require__(2601);
const metadata_1 = __nccwpck_require__(6620);
const draft2020Vocabularies = [
    dynamic_1.default,
    core_1.default,
    validation_1.default,
    (0, applicator_1.default)(true),
    format_1.default,
    metadata_1.metadataVocabulary,
    metadata_1.contentVocabulary,
    next_1.default,
    unevaluated_1.default,
];
exports["default"] = draft2020Vocabularies;
//# sourceMappingURL=draft2020.js.map

/***/ }),

/***/ 8639:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.dynamicAnchor = void 0;
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const compile_1 = __nccwpck_require__(2718);
const ref_1 = __nccwpck_require__(2996);
const def = {
    keyword: "$dynamicAnchor",
    schemaType: "string",
    code: (cxt) => dynamicAnchor(cxt, cxt.schema),
};
function dynamicAnchor(cxt, anchor) {
    const { gen, it } = cxt;
    it.schemaEnv.root.dynamicAnchors[anchor] = true;
    const v = (0, codegen_1._) `${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
    const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
    gen.if((0, codegen_1._) `!${v}`, () => gen.assign(v, validate));
}
exports.dynamicAnchor = dynamicAnchor;
function _getValidate(cxt) {
    const { schemaEnv, schema, self } = cxt.it;
    const { root, baseId, localRefs, meta } = schemaEnv.root;
    const { schemaId } = self.opts;
    const sch = new compile_1.SchemaEnv({ schema, schemaId, root, baseId, localRefs, meta });
    compile_1.compileSchema.call(self, sch);
    return (0, ref_1.getValidate)(cxt, sch);
}
exports["default"] = def;
//# sourceMappingURL=dynamicAnchor.js.map

/***/ }),

/***/ 5065:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.dynamicRef = void 0;
const codegen_1 = __nccwpck_require__(1436);
const names_1 = __nccwpck_require__(630);
const ref_1 = __nccwpck_require__(2996);
const def = {
    keyword: "$dynamicRef",
    schemaType: "string",
    code: (cxt) => dynamicRef(cxt, cxt.schema),
};
function dynamicRef(cxt, ref) {
    const { gen, keyword, it } = cxt;
    if (ref[0] !== "#")
        throw new Error(`"${keyword}" only supports hash fragment reference`);
    const anchor = ref.slice(1);
    if (it.allErrors) {
        _dynamicRef();
    }
    else {
        const valid = gen.let("valid", false);
        _dynamicRef(valid);
        cxt.ok(valid);
    }
    function _dynamicRef(valid) {
        // TODO the assumption here is that `recursiveRef: #` always points to the root
        // of the schema object, which is not correct, because there may be $id that
        // makes # point to it, and the target schema may not contain dynamic/recursiveAnchor.
        // Because of that 2 tests in recursiveRef.json fail.
        // This is a similar problem to #815 (`$id` doesn't alter resolution scope for `{ "$ref": "#" }`).
        // (This problem is not tested in JSON-Schema-Test-Suite)
        if (it.schemaEnv.root.dynamicAnchors[anchor]) {
            const v = gen.let("_v", (0, codegen_1._) `${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
            gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
        }
        else {
            _callRef(it.validateName, valid)();
        }
    }
    function _callRef(validate, valid) {
        return valid
            ? () => gen.block(() => {
                (0, ref_1.callRef)(cxt, validate);
                gen.let(valid, true);
            })
            : () => (0, ref_1.callRef)(cxt, validate);
    }
}
exports.dynamicRef = dynamicRef;
exports["default"] = def;
//# sourceMappingURL=dynamicRef.js.map

/***/ }),

/***/ 9923:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dynamicAnchor_1 = __nccwpck_require__(8639);
const dynamicRef_1 = __nccwpck_require__(5065);
const recursiveAnchor_1 = __nccwpck_require__(9982);
const recursiveRef_1 = __nccwpck_require__(1794);
const dynamic = [dynamicAnchor_1.default, dynamicRef_1.default, recursiveAnchor_1.default, recursiveRef_1.default];
exports["default"] = dynamic;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 9982:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dynamicAnchor_1 = __nccwpck_require__(8639);
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: "$recursiveAnchor",
    schemaType: "boolean",
    code(cxt) {
        if (cxt.schema)
            (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
        else
            (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
    },
};
exports["default"] = def;
//# sourceMappingURL=recursiveAnchor.js.map

/***/ }),

/***/ 1794:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dynamicRef_1 = __nccwpck_require__(5065);
const def = {
    keyword: "$recursiveRef",
    schemaType: "string",
    code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema),
};
exports["default"] = def;
//# sourceMappingURL=recursiveRef.js.map

/***/ }),

/***/ 6402:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const error = {
    message: ({ schemaCode }) => (0, codegen_1.str) `must match format "${schemaCode}"`,
    params: ({ schemaCode }) => (0, codegen_1._) `{format: ${schemaCode}}`,
};
const def = {
    keyword: "format",
    type: ["number", "string"],
    schemaType: "string",
    $data: true,
    error,
    code(cxt, ruleType) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const { opts, errSchemaPath, schemaEnv, self } = it;
        if (!opts.validateFormats)
            return;
        if ($data)
            validate$DataFormat();
        else
            validateFormat();
        function validate$DataFormat() {
            const fmts = gen.scopeValue("formats", {
                ref: self.formats,
                code: opts.code.formats,
            });
            const fDef = gen.const("fDef", (0, codegen_1._) `${fmts}[${schemaCode}]`);
            const fType = gen.let("fType");
            const format = gen.let("format");
            // TODO simplify
            gen.if((0, codegen_1._) `typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._) `${fDef}.type || "string"`).assign(format, (0, codegen_1._) `${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._) `"string"`).assign(format, fDef));
            cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
            function unknownFmt() {
                if (opts.strictSchema === false)
                    return codegen_1.nil;
                return (0, codegen_1._) `${schemaCode} && !${format}`;
            }
            function invalidFmt() {
                const callFormat = schemaEnv.$async
                    ? (0, codegen_1._) `(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))`
                    : (0, codegen_1._) `${format}(${data})`;
                const validData = (0, codegen_1._) `(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
                return (0, codegen_1._) `${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
            }
        }
        function validateFormat() {
            const formatDef = self.formats[schema];
            if (!formatDef) {
                unknownFormat();
                return;
            }
            if (formatDef === true)
                return;
            const [fmtType, format, fmtRef] = getFormat(formatDef);
            if (fmtType === ruleType)
                cxt.pass(validCondition());
            function unknownFormat() {
                if (opts.strictSchema === false) {
                    self.logger.warn(unknownMsg());
                    return;
                }
                throw new Error(unknownMsg());
                function unknownMsg() {
                    return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
                }
            }
            function getFormat(fmtDef) {
                const code = fmtDef instanceof RegExp
                    ? (0, codegen_1.regexpCode)(fmtDef)
                    : opts.code.formats
                        ? (0, codegen_1._) `${opts.code.formats}${(0, codegen_1.getProperty)(schema)}`
                        : undefined;
                const fmt = gen.scopeValue("formats", { key: schema, ref: fmtDef, code });
                if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) {
                    return [fmtDef.type || "string", fmtDef.validate, (0, codegen_1._) `${fmt}.validate`];
                }
                return ["string", fmtDef, fmt];
            }
            function validCondition() {
                if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
                    if (!schemaEnv.$async)
                        throw new Error("async format in sync schema");
                    return (0, codegen_1._) `await ${fmtRef}(${data})`;
                }
                return typeof format == "function" ? (0, codegen_1._) `${fmtRef}(${data})` : (0, codegen_1._) `${fmtRef}.test(${data})`;
            }
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=format.js.map

/***/ }),

/***/ 2601:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const format_1 = __nccwpck_require__(6402);
const format = [format_1.default];
exports["default"] = format;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 6620:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.contentVocabulary = exports.metadataVocabulary = void 0;
exports.metadataVocabulary = [
    "title",
    "description",
    "default",
    "deprecated",
    "readOnly",
    "writeOnly",
    "examples",
];
exports.contentVocabulary = [
    "contentMediaType",
    "contentEncoding",
    "contentSchema",
];
//# sourceMappingURL=metadata.js.map

/***/ }),

/***/ 7844:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dependentRequired_1 = __nccwpck_require__(643);
const dependentSchemas_1 = __nccwpck_require__(3818);
const limitContains_1 = __nccwpck_require__(3907);
const next = [dependentRequired_1.default, dependentSchemas_1.default, limitContains_1.default];
exports["default"] = next;
//# sourceMappingURL=next.js.map

/***/ }),

/***/ 2010:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const unevaluatedProperties_1 = __nccwpck_require__(6855);
const unevaluatedItems_1 = __nccwpck_require__(4144);
const unevaluated = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
exports["default"] = unevaluated;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 4144:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params: { len } }) => (0, codegen_1.str) `must NOT have more than ${len} items`,
    params: ({ params: { len } }) => (0, codegen_1._) `{limit: ${len}}`,
};
const def = {
    keyword: "unevaluatedItems",
    type: "array",
    schemaType: ["boolean", "object"],
    error,
    code(cxt) {
        const { gen, schema, data, it } = cxt;
        const items = it.items || 0;
        if (items === true)
            return;
        const len = gen.const("len", (0, codegen_1._) `${data}.length`);
        if (schema === false) {
            cxt.setParams({ len: items });
            cxt.fail((0, codegen_1._) `${len} > ${items}`);
        }
        else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
            const valid = gen.var("valid", (0, codegen_1._) `${len} <= ${items}`);
            gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
            cxt.ok(valid);
        }
        it.items = true;
        function validateItems(valid, from) {
            gen.forRange("i", from, len, (i) => {
                cxt.subschema({ keyword: "unevaluatedItems", dataProp: i, dataPropType: util_1.Type.Num }, valid);
                if (!it.allErrors)
                    gen.if((0, codegen_1.not)(valid), () => gen.break());
            });
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=unevaluatedItems.js.map

/***/ }),

/***/ 6855:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const names_1 = __nccwpck_require__(630);
const error = {
    message: "must NOT have unevaluated properties",
    params: ({ params }) => (0, codegen_1._) `{unevaluatedProperty: ${params.unevaluatedProperty}}`,
};
const def = {
    keyword: "unevaluatedProperties",
    type: "object",
    schemaType: ["boolean", "object"],
    trackErrors: true,
    error,
    code(cxt) {
        const { gen, schema, data, errsCount, it } = cxt;
        /* istanbul ignore if */
        if (!errsCount)
            throw new Error("ajv implementation error");
        const { allErrors, props } = it;
        if (props instanceof codegen_1.Name) {
            gen.if((0, codegen_1._) `${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
        }
        else if (props !== true) {
            gen.forIn("key", data, (key) => props === undefined
                ? unevaluatedPropCode(key)
                : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
        }
        it.props = true;
        cxt.ok((0, codegen_1._) `${errsCount} === ${names_1.default.errors}`);
        function unevaluatedPropCode(key) {
            if (schema === false) {
                cxt.setParams({ unevaluatedProperty: key });
                cxt.error();
                if (!allErrors)
                    gen.break();
                return;
            }
            if (!(0, util_1.alwaysValidSchema)(it, schema)) {
                const valid = gen.name("valid");
                cxt.subschema({
                    keyword: "unevaluatedProperties",
                    dataProp: key,
                    dataPropType: util_1.Type.Str,
                }, valid);
                if (!allErrors)
                    gen.if((0, codegen_1.not)(valid), () => gen.break());
            }
        }
        function unevaluatedDynamic(evaluatedProps, key) {
            return (0, codegen_1._) `!${evaluatedProps} || !${evaluatedProps}[${key}]`;
        }
        function unevaluatedStatic(evaluatedProps, key) {
            const ps = [];
            for (const p in evaluatedProps) {
                if (evaluatedProps[p] === true)
                    ps.push((0, codegen_1._) `${key} !== ${p}`);
            }
            return (0, codegen_1.and)(...ps);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=unevaluatedProperties.js.map

/***/ }),

/***/ 8026:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const equal_1 = __nccwpck_require__(4951);
const error = {
    message: "must be equal to constant",
    params: ({ schemaCode }) => (0, codegen_1._) `{allowedValue: ${schemaCode}}`,
};
const def = {
    keyword: "const",
    $data: true,
    error,
    code(cxt) {
        const { gen, data, $data, schemaCode, schema } = cxt;
        if ($data || (schema && typeof schema == "object")) {
            cxt.fail$data((0, codegen_1._) `!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
        }
        else {
            cxt.fail((0, codegen_1._) `${schema} !== ${data}`);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=const.js.map

/***/ }),

/***/ 643:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dependencies_1 = __nccwpck_require__(5826);
const def = {
    keyword: "dependentRequired",
    type: "object",
    schemaType: "object",
    error: dependencies_1.error,
    code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt),
};
exports["default"] = def;
//# sourceMappingURL=dependentRequired.js.map

/***/ }),

/***/ 3200:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const equal_1 = __nccwpck_require__(4951);
const error = {
    message: "must be equal to one of the allowed values",
    params: ({ schemaCode }) => (0, codegen_1._) `{allowedValues: ${schemaCode}}`,
};
const def = {
    keyword: "enum",
    schemaType: "array",
    $data: true,
    error,
    code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        if (!$data && schema.length === 0)
            throw new Error("enum must have non-empty array");
        const useLoop = schema.length >= it.opts.loopEnum;
        let eql;
        const getEql = () => (eql !== null && eql !== void 0 ? eql : (eql = (0, util_1.useFunc)(gen, equal_1.default)));
        let valid;
        if (useLoop || $data) {
            valid = gen.let("valid");
            cxt.block$data(valid, loopEnum);
        }
        else {
            /* istanbul ignore if */
            if (!Array.isArray(schema))
                throw new Error("ajv implementation error");
            const vSchema = gen.const("vSchema", schemaCode);
            valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
        }
        cxt.pass(valid);
        function loopEnum() {
            gen.assign(valid, false);
            gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._) `${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
        }
        function equalCode(vSchema, i) {
            const sch = schema[i];
            return typeof sch === "object" && sch !== null
                ? (0, codegen_1._) `${getEql()}(${data}, ${vSchema}[${i}])`
                : (0, codegen_1._) `${data} === ${sch}`;
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=enum.js.map

/***/ }),

/***/ 5481:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const limitNumber_1 = __nccwpck_require__(3723);
const multipleOf_1 = __nccwpck_require__(8132);
const limitLength_1 = __nccwpck_require__(6962);
const pattern_1 = __nccwpck_require__(6023);
const limitProperties_1 = __nccwpck_require__(895);
const required_1 = __nccwpck_require__(4504);
const limitItems_1 = __nccwpck_require__(6296);
const uniqueItems_1 = __nccwpck_require__(5132);
const const_1 = __nccwpck_require__(8026);
const enum_1 = __nccwpck_require__(3200);
const validation = [
    // number
    limitNumber_1.default,
    multipleOf_1.default,
    // string
    limitLength_1.default,
    pattern_1.default,
    // object
    limitProperties_1.default,
    required_1.default,
    // array
    limitItems_1.default,
    uniqueItems_1.default,
    // any
    { keyword: "type", schemaType: ["string", "array"] },
    { keyword: "nullable", schemaType: "boolean" },
    const_1.default,
    enum_1.default,
];
exports["default"] = validation;
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 3907:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const util_1 = __nccwpck_require__(4464);
const def = {
    keyword: ["maxContains", "minContains"],
    type: "array",
    schemaType: "number",
    code({ keyword, parentSchema, it }) {
        if (parentSchema.contains === undefined) {
            (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=limitContains.js.map

/***/ }),

/***/ 6296:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const error = {
    message({ keyword, schemaCode }) {
        const comp = keyword === "maxItems" ? "more" : "fewer";
        return (0, codegen_1.str) `must NOT have ${comp} than ${schemaCode} items`;
    },
    params: ({ schemaCode }) => (0, codegen_1._) `{limit: ${schemaCode}}`,
};
const def = {
    keyword: ["maxItems", "minItems"],
    type: "array",
    schemaType: "number",
    $data: true,
    error,
    code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._) `${data}.length ${op} ${schemaCode}`);
    },
};
exports["default"] = def;
//# sourceMappingURL=limitItems.js.map

/***/ }),

/***/ 6962:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const ucs2length_1 = __nccwpck_require__(6214);
const error = {
    message({ keyword, schemaCode }) {
        const comp = keyword === "maxLength" ? "more" : "fewer";
        return (0, codegen_1.str) `must NOT have ${comp} than ${schemaCode} characters`;
    },
    params: ({ schemaCode }) => (0, codegen_1._) `{limit: ${schemaCode}}`,
};
const def = {
    keyword: ["maxLength", "minLength"],
    type: "string",
    schemaType: "number",
    $data: true,
    error,
    code(cxt) {
        const { keyword, data, schemaCode, it } = cxt;
        const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
        const len = it.opts.unicode === false ? (0, codegen_1._) `${data}.length` : (0, codegen_1._) `${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
        cxt.fail$data((0, codegen_1._) `${len} ${op} ${schemaCode}`);
    },
};
exports["default"] = def;
//# sourceMappingURL=limitLength.js.map

/***/ }),

/***/ 3723:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const ops = codegen_1.operators;
const KWDs = {
    maximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
    minimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
    exclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
    exclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE },
};
const error = {
    message: ({ keyword, schemaCode }) => (0, codegen_1.str) `must be ${KWDs[keyword].okStr} ${schemaCode}`,
    params: ({ keyword, schemaCode }) => (0, codegen_1._) `{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`,
};
const def = {
    keyword: Object.keys(KWDs),
    type: "number",
    schemaType: "number",
    $data: true,
    error,
    code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        cxt.fail$data((0, codegen_1._) `${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
    },
};
exports["default"] = def;
//# sourceMappingURL=limitNumber.js.map

/***/ }),

/***/ 895:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const error = {
    message({ keyword, schemaCode }) {
        const comp = keyword === "maxProperties" ? "more" : "fewer";
        return (0, codegen_1.str) `must NOT have ${comp} than ${schemaCode} properties`;
    },
    params: ({ schemaCode }) => (0, codegen_1._) `{limit: ${schemaCode}}`,
};
const def = {
    keyword: ["maxProperties", "minProperties"],
    type: "object",
    schemaType: "number",
    $data: true,
    error,
    code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._) `Object.keys(${data}).length ${op} ${schemaCode}`);
    },
};
exports["default"] = def;
//# sourceMappingURL=limitProperties.js.map

/***/ }),

/***/ 8132:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const codegen_1 = __nccwpck_require__(1436);
const error = {
    message: ({ schemaCode }) => (0, codegen_1.str) `must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => (0, codegen_1._) `{multipleOf: ${schemaCode}}`,
};
const def = {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    $data: true,
    error,
    code(cxt) {
        const { gen, data, schemaCode, it } = cxt;
        // const bdt = bad$DataType(schemaCode, <string>def.schemaType, $data)
        const prec = it.opts.multipleOfPrecision;
        const res = gen.let("res");
        const invalid = prec
            ? (0, codegen_1._) `Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}`
            : (0, codegen_1._) `${res} !== parseInt(${res})`;
        cxt.fail$data((0, codegen_1._) `(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
    },
};
exports["default"] = def;
//# sourceMappingURL=multipleOf.js.map

/***/ }),

/***/ 6023:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const code_1 = __nccwpck_require__(8484);
const util_1 = __nccwpck_require__(4464);
const codegen_1 = __nccwpck_require__(1436);
const error = {
    message: ({ schemaCode }) => (0, codegen_1.str) `must match pattern "${schemaCode}"`,
    params: ({ schemaCode }) => (0, codegen_1._) `{pattern: ${schemaCode}}`,
};
const def = {
    keyword: "pattern",
    type: "string",
    schemaType: "string",
    $data: true,
    error,
    code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const u = it.opts.unicodeRegExp ? "u" : "";
        if ($data) {
            const { regExp } = it.opts.code;
            const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._) `new RegExp` : (0, util_1.useFunc)(gen, regExp);
            const valid = gen.let("valid");
            gen.try(() => gen.assign(valid, (0, codegen_1._) `${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
            cxt.fail$data((0, codegen_1._) `!${valid}`);
        }
        else {
            const regExp = (0, code_1.usePattern)(cxt, schema);
            cxt.fail$data((0, codegen_1._) `!${regExp}.test(${data})`);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=pattern.js.map

/***/ }),

/***/ 4504:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const code_1 = __nccwpck_require__(8484);
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const error = {
    message: ({ params: { missingProperty } }) => (0, codegen_1.str) `must have required property '${missingProperty}'`,
    params: ({ params: { missingProperty } }) => (0, codegen_1._) `{missingProperty: ${missingProperty}}`,
};
const def = {
    keyword: "required",
    type: "object",
    schemaType: "array",
    $data: true,
    error,
    code(cxt) {
        const { gen, schema, schemaCode, data, $data, it } = cxt;
        const { opts } = it;
        if (!$data && schema.length === 0)
            return;
        const useLoop = schema.length >= opts.loopRequired;
        if (it.allErrors)
            allErrorsMode();
        else
            exitOnErrorMode();
        if (opts.strictRequired) {
            const props = cxt.parentSchema.properties;
            const { definedProperties } = cxt.it;
            for (const requiredKey of schema) {
                if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === undefined && !definedProperties.has(requiredKey)) {
                    const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
                    const msg = `required property "${requiredKey}" is not defined at "${schemaPath}" (strictRequired)`;
                    (0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
                }
            }
        }
        function allErrorsMode() {
            if (useLoop || $data) {
                cxt.block$data(codegen_1.nil, loopAllRequired);
            }
            else {
                for (const prop of schema) {
                    (0, code_1.checkReportMissingProp)(cxt, prop);
                }
            }
        }
        function exitOnErrorMode() {
            const missing = gen.let("missing");
            if (useLoop || $data) {
                const valid = gen.let("valid", true);
                cxt.block$data(valid, () => loopUntilMissing(missing, valid));
                cxt.ok(valid);
            }
            else {
                gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
                (0, code_1.reportMissingProp)(cxt, missing);
                gen.else();
            }
        }
        function loopAllRequired() {
            gen.forOf("prop", schemaCode, (prop) => {
                cxt.setParams({ missingProperty: prop });
                gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
            });
        }
        function loopUntilMissing(missing, valid) {
            cxt.setParams({ missingProperty: missing });
            gen.forOf(missing, schemaCode, () => {
                gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
                gen.if((0, codegen_1.not)(valid), () => {
                    cxt.error();
                    gen.break();
                });
            }, codegen_1.nil);
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=required.js.map

/***/ }),

/***/ 5132:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const dataType_1 = __nccwpck_require__(6685);
const codegen_1 = __nccwpck_require__(1436);
const util_1 = __nccwpck_require__(4464);
const equal_1 = __nccwpck_require__(4951);
const error = {
    message: ({ params: { i, j } }) => (0, codegen_1.str) `must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
    params: ({ params: { i, j } }) => (0, codegen_1._) `{i: ${i}, j: ${j}}`,
};
const def = {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    $data: true,
    error,
    code(cxt) {
        const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
        if (!$data && !schema)
            return;
        const valid = gen.let("valid");
        const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
        cxt.block$data(valid, validateUniqueItems, (0, codegen_1._) `${schemaCode} === false`);
        cxt.ok(valid);
        function validateUniqueItems() {
            const i = gen.let("i", (0, codegen_1._) `${data}.length`);
            const j = gen.let("j");
            cxt.setParams({ i, j });
            gen.assign(valid, true);
            gen.if((0, codegen_1._) `${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
        }
        function canOptimize() {
            return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
        }
        function loopN(i, j) {
            const item = gen.name("item");
            const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
            const indices = gen.const("indices", (0, codegen_1._) `{}`);
            gen.for((0, codegen_1._) `;${i}--;`, () => {
                gen.let(item, (0, codegen_1._) `${data}[${i}]`);
                gen.if(wrongType, (0, codegen_1._) `continue`);
                if (itemTypes.length > 1)
                    gen.if((0, codegen_1._) `typeof ${item} == "string"`, (0, codegen_1._) `${item} += "_"`);
                gen
                    .if((0, codegen_1._) `typeof ${indices}[${item}] == "number"`, () => {
                    gen.assign(j, (0, codegen_1._) `${indices}[${item}]`);
                    cxt.error();
                    gen.assign(valid, false).break();
                })
                    .code((0, codegen_1._) `${indices}[${item}] = ${i}`);
            });
        }
        function loopN2(i, j) {
            const eql = (0, util_1.useFunc)(gen, equal_1.default);
            const outer = gen.name("outer");
            gen.label(outer).for((0, codegen_1._) `;${i}--;`, () => gen.for((0, codegen_1._) `${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._) `${eql}(${data}[${i}], ${data}[${j}])`, () => {
                cxt.error();
                gen.assign(valid, false).break(outer);
            })));
        }
    },
};
exports["default"] = def;
//# sourceMappingURL=uniqueItems.js.map

/***/ }),

/***/ 3430:
/***/ ((module) => {



// do not edit .js files directly - edit src/index.jst



module.exports = function equal(a, b) {
  if (a === b) return true;

  if (a && b && typeof a == 'object' && typeof b == 'object') {
    if (a.constructor !== b.constructor) return false;

    var length, i, keys;
    if (Array.isArray(a)) {
      length = a.length;
      if (length != b.length) return false;
      for (i = length; i-- !== 0;)
        if (!equal(a[i], b[i])) return false;
      return true;
    }



    if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
    if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
    if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();

    keys = Object.keys(a);
    length = keys.length;
    if (length !== Object.keys(b).length) return false;

    for (i = length; i-- !== 0;)
      if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;

    for (i = length; i-- !== 0;) {
      var key = keys[i];

      if (!equal(a[key], b[key])) return false;
    }

    return true;
  }

  // true if both NaN, false otherwise
  return a!==a && b!==b;
};


/***/ }),

/***/ 1167:
/***/ ((module) => {



var traverse = module.exports = function (schema, opts, cb) {
  // Legacy support for v0.3.1 and earlier.
  if (typeof opts == 'function') {
    cb = opts;
    opts = {};
  }

  cb = opts.cb || cb;
  var pre = (typeof cb == 'function') ? cb : cb.pre || function() {};
  var post = cb.post || function() {};

  _traverse(opts, pre, post, schema, '', schema);
};


traverse.keywords = {
  additionalItems: true,
  items: true,
  contains: true,
  additionalProperties: true,
  propertyNames: true,
  not: true,
  if: true,
  then: true,
  else: true
};

traverse.arrayKeywords = {
  items: true,
  allOf: true,
  anyOf: true,
  oneOf: true
};

traverse.propsKeywords = {
  $defs: true,
  definitions: true,
  properties: true,
  patternProperties: true,
  dependencies: true
};

traverse.skipKeywords = {
  default: true,
  enum: true,
  const: true,
  required: true,
  maximum: true,
  minimum: true,
  exclusiveMaximum: true,
  exclusiveMinimum: true,
  multipleOf: true,
  maxLength: true,
  minLength: true,
  pattern: true,
  format: true,
  maxItems: true,
  minItems: true,
  uniqueItems: true,
  maxProperties: true,
  minProperties: true
};


function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
  if (schema && typeof schema == 'object' && !Array.isArray(schema)) {
    pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
    for (var key in schema) {
      var sch = schema[key];
      if (Array.isArray(sch)) {
        if (key in traverse.arrayKeywords) {
          for (var i=0; i<sch.length; i++)
            _traverse(opts, pre, post, sch[i], jsonPtr + '/' + key + '/' + i, rootSchema, jsonPtr, key, schema, i);
        }
      } else if (key in traverse.propsKeywords) {
        if (sch && typeof sch == 'object') {
          for (var prop in sch)
            _traverse(opts, pre, post, sch[prop], jsonPtr + '/' + key + '/' + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
        }
      } else if (key in traverse.keywords || (opts.allKeys && !(key in traverse.skipKeywords))) {
        _traverse(opts, pre, post, sch, jsonPtr + '/' + key, rootSchema, jsonPtr, key, schema);
      }
    }
    post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
  }
}


function escapeJsonPtr(str) {
  return str.replace(/~/g, '~0').replace(/\//g, '~1');
}


/***/ }),

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(8016);
const utils = __nccwpck_require__(4059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var net = __nccwpck_require__(9278);
var tls = __nccwpck_require__(4756);
var http = __nccwpck_require__(8611);
var https = __nccwpck_require__(5692);
var events = __nccwpck_require__(4434);
var assert = __nccwpck_require__(2613);
var util = __nccwpck_require__(9023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
__webpack_unused_export__ = debug; // for test


/***/ }),

/***/ 3227:
/***/ ((__unused_webpack_module, exports) => {

// `@actions/http-client` needs undici for one thing that nobody here calls, a dispatcher for `fetch` behind a proxy;
// its own requests go through node:https. The real package was half of the bundle: 1 MB of code in front of the
// secrets of a job, and 13 ms of every start.
exports.k = class ProxyAgent {
  constructor() {
    throw new Error('undici is not part of run-agent (stubs/undici)')
  }
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 4352:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = __nccwpck_require__(5077)
const { SCHEMES, getSchemeHandler } = __nccwpck_require__(5300)

const VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u
const MALFORMED_SCHEME_ERROR = 'URI scheme is malformed.'
const MALFORMED_HOST_ERROR = 'URI host is malformed.'
// ASCII characters outside the RFC 3986 reg-name set (unreserved, sub-delims
// and "%" for pct-encoded): C0 controls, space, DEL, and "#/:<>?@[\]^`{|}.
const FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u

/**
 * RFC 3986 section 3.1 does not allow percent-encoding in a scheme, so the
 * scheme is validated as-is and never decoded. Decoding would let inert input
 * such as `%6Aavascript:` become a live `javascript:` scheme.
 *
 * @param {string} scheme
 * @returns {string}
 */
function validateScheme (scheme) {
  const stringScheme = String(scheme)
  if (!VALID_SCHEME.test(stringScheme)) {
    throw new TypeError(MALFORMED_SCHEME_ERROR)
  }
  return stringScheme
}

/**
 * @template {import('./types/index').URIComponent|string} T
 * @param {T} uri
 * @param {import('./types/index').Options} [options]
 * @returns {T}
 */
function normalize (uri, options) {
  if (typeof uri === 'string') {
    uri = /** @type {T} */ (normalizeString(uri, options))
  } else if (typeof uri === 'object') {
    uri = /** @type {T} */ (parse(serialize(uri, options), options))
  }
  return uri
}

/**
 * @param {string} baseURI
 * @param {string} relativeURI
 * @param {import('./types/index').Options} [options]
 * @returns {string}
 */
function resolve (baseURI, relativeURI, options) {
  const schemelessOptions = options ? Object.assign({ scheme: 'null' }, options) : { scheme: 'null' }
  const {
    parsed: baseParsed,
    malformedAuthorityOrPort: baseMalformed,
    malformedPercentEncoding: baseMalformedPercentEncoding,
    malformedSchemeSpecific: baseMalformedSchemeSpecific,
    malformedHost: baseMalformedHost,
    malformedScheme: baseMalformedScheme
  } = parseWithStatus(baseURI, schemelessOptions)
  const {
    parsed: relativeParsed,
    malformedAuthorityOrPort: relativeMalformed,
    malformedPercentEncoding: relativeMalformedPercentEncoding,
    malformedSchemeSpecific: relativeMalformedSchemeSpecific,
    malformedHost: relativeMalformedHost,
    malformedScheme: relativeMalformedScheme
  } = parseWithStatus(relativeURI, schemelessOptions)
  if (
    baseMalformed ||
    relativeMalformed ||
    baseMalformedPercentEncoding ||
    relativeMalformedPercentEncoding ||
    baseMalformedSchemeSpecific ||
    relativeMalformedSchemeSpecific ||
    baseMalformedHost ||
    relativeMalformedHost ||
    baseMalformedScheme ||
    relativeMalformedScheme
  ) {
    throw new Error(baseParsed.error || relativeParsed.error || 'URI is malformed.')
  }
  const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true)
  const resolvedSchemeHandler = getSchemeHandler((options && options.scheme) || resolved.scheme)
  const resolvedHost = resolved.host
  const resolvedHostIsIP = resolvedHost !== undefined && resolvedHost !== '' &&
    (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6)
  // Inputs are parsed scheme-neutrally, so delimiters and controls in a domain
  // host are only detected here, once the final scheme is known. They always
  // fail closed, including in percent-encoded hosts.
  if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
    throw new Error(MALFORMED_HOST_ERROR)
  }
  canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)
  // Percent escapes in an ASCII reg-name are encoded data. The WHATWG hostname
  // parser can reject them even though fast-uri preserves them safely as RFC
  // 3986 data. A raw non-ASCII host must still fail closed if conversion fails.
  const encodedASCIIHost = resolvedHost && resolvedHost.indexOf('%') !== -1 &&
    !/\P{ASCII}/u.test(resolvedHost)
  if (resolved.error && !encodedASCIIHost) {
    throw new Error(resolved.error)
  }
  schemelessOptions.skipEscape = true
  return serialize(resolved, schemelessOptions)
}

/**
 * @param {import ('./types/index').URIComponent} base
 * @param {import ('./types/index').URIComponent} relative
 * @param {import('./types/index').Options} [options]
 * @param {boolean} [skipNormalization=false]
 * @returns {import ('./types/index').URIComponent}
 */
function resolveComponent (base, relative, options, skipNormalization) {
  /** @type {import('./types/index').URIComponent} */
  const target = {}
  if (!skipNormalization) {
    base = parse(serialize(base, options), options) // normalize base component
    relative = parse(serialize(relative, options), options) // normalize relative component
  }
  options = options || {}

  if (!options.tolerant && relative.scheme) {
    target.scheme = relative.scheme
    // target.authority = relative.authority;
    target.userinfo = relative.userinfo
    target.host = relative.host
    target.port = relative.port
    target.path = removeDotSegments(relative.path || '')
    target.query = relative.query
  } else {
    if (relative.userinfo !== undefined || relative.host !== undefined || relative.port !== undefined) {
      // target.authority = relative.authority;
      target.userinfo = relative.userinfo
      target.host = relative.host
      target.port = relative.port
      target.path = removeDotSegments(relative.path || '')
      target.query = relative.query
    } else {
      if (!relative.path) {
        target.path = base.path
        if (relative.query !== undefined) {
          target.query = relative.query
        } else {
          target.query = base.query
        }
      } else {
        if (relative.path[0] === '/') {
          target.path = removeDotSegments(relative.path)
        } else {
          const baseHasAuthority = base.userinfo !== undefined || base.host !== undefined || base.port !== undefined
          if (baseHasAuthority && !base.path) {
            target.path = '/' + relative.path
          } else if (!base.path) {
            target.path = relative.path
          } else {
            target.path = base.path.slice(0, base.path.lastIndexOf('/') + 1) + relative.path
          }
          target.path = base.scheme === undefined && !baseHasAuthority && target.path[0] !== '/'
            ? removeDotSegmentsRelative(target.path)
            : removeDotSegments(target.path)
        }
        target.query = relative.query
      }
      // target.authority = base.authority;
      target.userinfo = base.userinfo
      target.host = base.host
      target.port = base.port
    }
    target.scheme = base.scheme
  }

  target.fragment = relative.fragment

  return target
}

/**
 * @param {import ('./types/index').URIComponent|string} uriA
 * @param {import ('./types/index').URIComponent|string} uriB
 * @param {import ('./types/index').Options} options
 * @returns {boolean}
 */
function equal (uriA, uriB, options) {
  const normalizedA = normalizeComparableURI(uriA, options)
  const normalizedB = normalizeComparableURI(uriB, options)

  return normalizedA !== undefined && normalizedB !== undefined && normalizedA === normalizedB
}

/**
 * @param {Readonly<import('./types/index').URIComponent>} cmpts
 * @param {import('./types/index').Options} [opts]
 * @returns {string}
 */
function serialize (cmpts, opts) {
  const component = {
    host: cmpts.host,
    scheme: cmpts.scheme,
    userinfo: cmpts.userinfo,
    port: cmpts.port,
    path: cmpts.path,
    query: cmpts.query,
    nid: cmpts.nid,
    nss: cmpts.nss,
    uuid: cmpts.uuid,
    fragment: cmpts.fragment,
    reference: cmpts.reference,
    resourceName: cmpts.resourceName,
    secure: cmpts.secure,
    error: ''
  }
  const options = Object.assign({}, opts)
  const uriTokens = []

  if (component.scheme) {
    component.scheme = validateScheme(component.scheme)
  }

  // find scheme handler
  const schemeHandler = getSchemeHandler(options.scheme || component.scheme)

  // perform scheme specific serialization
  if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options)

  const hasAuthority = component.userinfo !== undefined || component.host !== undefined || component.port !== undefined
  // A reference with no emitted scheme is path-noscheme: a bare ':' in its
  // first path segment would reparse as a scheme (RFC 3986 3.3/4.2). Enforced
  // under skipEscape too (resolve()), so the reapply below gates on this flag.
  const schemelessReference = (component.scheme === undefined || options.reference === 'suffix') && !hasAuthority
  const pathNoScheme = !options.skipEscape && schemelessReference

  if (component.path !== undefined) {
    if (!options.skipEscape) {
      component.path = serializePathEncoding(component.path, pathNoScheme)
    } else {
      component.path = normalizePercentEncoding(component.path)
    }
  }

  if (options.reference !== 'suffix' && component.scheme) {
    // Scheme handlers may replace the scheme during serialization.
    component.scheme = validateScheme(component.scheme)
    uriTokens.push(component.scheme, ':')
  }

  const authority = recomposeAuthority(component)
  if (authority !== undefined) {
    if (options.reference !== 'suffix') {
      uriTokens.push('//')
    }

    uriTokens.push(authority)

    if (component.path && component.path[0] !== '/') {
      uriTokens.push('/')
    }
  }
  if (component.path !== undefined) {
    let s = component.path

    if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) {
      // A relative-path reference keeps its unresolvable leading ".." segments
      // and must never become root-relative (RFC 3986 section 5.2.4 applies to
      // merged target paths, not to the reference itself).
      s = schemelessReference && s[0] !== '/'
        ? removeDotSegmentsRelative(s)
        : removeDotSegments(s)
    }

    // Dot-segment removal can expose a colon that was not originally in the
    // first segment (for example, "./a:b"). Reapply path-noscheme encoding so
    // the serialized relative reference cannot be reparsed as a URI scheme.
    if (schemelessReference) {
      s = serializePathEncoding(s, true)
    }

    if (
      authority === undefined &&
      s[0] === '/' &&
      s[1] === '/'
    ) {
      // don't allow the path to start with "//"
      s = '/%2F' + s.slice(2)
    }

    uriTokens.push(s)
  }

  if (component.query !== undefined) {
    uriTokens.push('?', encodeQuery(component.query))
  }

  if (component.fragment !== undefined) {
    uriTokens.push('#', encodeFragment(component.fragment))
  }
  return uriTokens.join('')
}

const URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u

// Captures the authority component (between "//" and the next "/", "?" or "#"),
// with or without a scheme prefix, for the literal-backslash rejection below.
const AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/

// Captures the leading authority-introducer region after an optional scheme: a
// run of forward slashes, backslashes, and the characters the WHATWG URL parser
// removes before parsing (TAB U+0009, LF U+000A, CR U+000D). A valid introducer
// is exactly "//". Node treats "\" as "/" on special schemes and strips those
// characters first, so forms like "\\", "/\", "\/", "/<TAB>/", or a leading
// "<TAB>//" reach an authority in Node while fast-uri's URI_PARSE folds them into
// the path group (host confusion / SSRF / redirect bypass).
const AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/

/**
 * @param {import('./types/index').URIComponent} parsed
 * @param {RegExpMatchArray} matches
 * @returns {string|undefined}
 */
function getParseError (parsed, matches) {
  if (matches[2] !== undefined && parsed.path && parsed.path[0] !== '/') {
    return 'URI path must start with "/" when authority is present.'
  }

  if (typeof parsed.port === 'number' && (parsed.port < 0 || parsed.port > 65535)) {
    return 'URI port is malformed.'
  }

  return undefined
}

/**
 * Checks percent syntax without decoding the represented octets. RFC 3986
 * percent-encoding is byte-oriented, so sequences such as `%FF` are valid even
 * though they are not independently valid UTF-8.
 *
 * @param {string|undefined} component
 * @returns {boolean}
 */
function hasMalformedPercentEncoding (component) {
  if (component === undefined) return false

  let percent = component.indexOf('%')
  while (percent !== -1) {
    if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) {
      return true
    }
    percent = component.indexOf('%', percent + 3)
  }

  return false
}

/**
 * Whether the host is a bracketed IP literal (RFC 3986 `IP-literal`).
 * An unterminated `[` is not a literal, so it must still be validated as a
 * reg-name instead of being waved through as an IP.
 *
 * @param {string} host
 * @returns {boolean}
 */
function isIPLiteral (host) {
  return host[0] === '[' && host[host.length - 1] === ']'
}

/**
 * @param {RegExpMatchArray} matches
 * @returns {boolean}
 */
function hasMalformedComponentPercentEncoding (matches) {
  // Bracketed IP literals use a raw "%" as the zone separator for historical
  // compatibility. Their parsing is intentionally left to normalizeIPv6.
  const host = matches[4]
  return hasMalformedPercentEncoding(matches[3]) ||
    (host !== undefined && !isIPLiteral(host) && hasMalformedPercentEncoding(host)) ||
    hasMalformedPercentEncoding(matches[6]) ||
    hasMalformedPercentEncoding(matches[7]) ||
    hasMalformedPercentEncoding(matches[8])
}

/**
 * @param {import('./types/index').URIComponent} parsed
 * @param {import('./types/index').Options} options
 * @param {{ domainHost?: boolean, unicodeSupport?: boolean }|undefined} schemeHandler
 * @param {boolean} isIP
 * @returns {boolean} whether host conversion failed
 */
function canonicalizeHost (parsed, options, schemeHandler, isIP) {
  if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
    parsed.error = parsed.error || MALFORMED_HOST_ERROR
    return true
  }

  if (
    !options.unicodeSupport &&
    (!schemeHandler || !schemeHandler.unicodeSupport) &&
    parsed.host &&
    !isIPLiteral(parsed.host) &&
    (options.domainHost || (schemeHandler && schemeHandler.domainHost)) &&
    isIP === false &&
    nonSimpleDomain(parsed.host)
  ) {
    let url
    try {
      url = new URL('http://' + parsed.host)
    } catch (e) {
      parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e
      return true
    }
    // The WHATWG parser must have read the whole input as a host. Anything
    // else means it found a delimiter fast-uri did not, so its hostname would
    // describe a different authority.
    if (!isHostOnlyURL(url)) {
      parsed.error = parsed.error || MALFORMED_HOST_ERROR
      return true
    }
    parsed.host = url.hostname
  }
  return false
}

/**
 * Whether a domain host contains an ASCII character that RFC 3986 does not
 * allow in a reg-name (unreserved, sub-delims, or pct-encoded). Such a host is
 * rejected instead of being handed to the WHATWG URL parser, which would treat
 * "@" as a userinfo delimiter (silently dropping the data before it) and strip
 * TAB, LF, and CR. Non-ASCII characters remain allowed for IDNs.
 *
 * @param {import('./types/index').URIComponent} parsed
 * @param {import('./types/index').Options} options
 * @param {{ domainHost?: boolean }|undefined} schemeHandler
 * @param {boolean} isIP
 * @returns {boolean}
 */
function hasForbiddenDomainHost (parsed, options, schemeHandler, isIP) {
  return Boolean(
    parsed.host &&
    isIP === false &&
    !isIPLiteral(parsed.host) &&
    (options.domainHost || (schemeHandler && schemeHandler.domainHost)) &&
    FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host)
  )
}

/**
 * @param {URL} url
 * @returns {boolean}
 */
function isHostOnlyURL (url) {
  return url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.hostname !== ''
}

/**
 * @param {string} uri
 * @param {import('./types/index').Options} [opts]
 * @returns {{ parsed: import('./types/index').URIComponent, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
 */
function parseWithStatus (uri, opts) {
  const options = Object.assign({}, opts)
  /** @type {import('./types/index').URIComponent} */
  const parsed = {
    scheme: undefined,
    userinfo: undefined,
    host: '',
    port: undefined,
    path: '',
    query: undefined,
    fragment: undefined
  }

  let malformedAuthorityOrPort = false
  let malformedPercentEncoding = false
  let malformedSchemeSpecific = false
  let malformedHost = false
  let malformedIPLiteral = false
  let malformedScheme = false

  let isIP = false
  if (options.reference === 'suffix') {
    if (options.scheme) {
      uri = options.scheme + ':' + uri
    } else {
      uri = '//' + uri
    }
  }

  // A literal backslash (U+005C) is not a valid RFC 3986 URI character and is
  // not an authority delimiter. Reject it in the authority rather than
  // rewriting it: normalizing "\" -> "/" (WHATWG error recovery) could silently
  // change the resource identified by an otherwise-invalid input, and lets "\"
  // act as a host delimiter here while Node's native URL parses a different
  // host (SSRF / redirect / origin-allowlist bypass). Percent-encoded %5C is
  // untouched and remains valid encoded data.
  const authorityMatch = uri.match(AUTHORITY_PREFIX)
  if (authorityMatch !== null && authorityMatch[1].indexOf('\\') !== -1) {
    parsed.error = 'URI authority must not contain a literal backslash.'
    malformedAuthorityOrPort = true
  }

  // Reject a malformed or whitespace-smuggled authority introducer. fast-uri
  // only recognizes a literal "//"; anything else in the leading separator run
  // (a backslash, or a "//" that appears only after removing the TAB/LF/CR that
  // Node strips) means the authority fast-uri parses differs from the one Node's
  // URL resolves. Reject rather than rewrite, mirroring the literal-backslash
  // guard above. Percent-encoded forms (%5C, %09) are untouched, valid data.
  const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION)
  if (introducerMatch !== null) {
    const region = introducerMatch[1]
    const normalizedRegion = region.replace(/[\t\n\r]/g, '')
    // Two or more leading separators introduce an authority.
    if (normalizedRegion.length >= 2) {
      if (normalizedRegion.slice(0, 2) !== '//') {
        parsed.error = parsed.error || 'URI authority must not contain a literal backslash.'
        malformedAuthorityOrPort = true
      } else if (region.length !== normalizedRegion.length) {
        parsed.error = parsed.error || 'URI authority introducer must not contain whitespace.'
        malformedAuthorityOrPort = true
      }
    }
  }

  const matches = uri.match(URI_PARSE)

  if (matches) {
    // store each component
    parsed.scheme = matches[1]
    parsed.userinfo = matches[3]
    parsed.host = matches[4]
    parsed.port = parseInt(matches[5], 10)
    parsed.path = matches[6] || ''
    parsed.query = matches[7]
    parsed.fragment = matches[8]

    if (parsed.scheme !== undefined) {
      if (VALID_SCHEME.test(parsed.scheme)) {
        parsed.scheme = parsed.scheme.toLowerCase()
      } else {
        parsed.error = parsed.error || MALFORMED_SCHEME_ERROR
        malformedScheme = true
      }
    }

    malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches)
    if (malformedPercentEncoding) {
      parsed.error = parsed.error || 'URI contains malformed percent-encoding.'
    }

    // fix port number
    if (isNaN(parsed.port)) {
      parsed.port = matches[5]
    }

    const parseError = getParseError(parsed, matches)
    if (parseError !== undefined) {
      parsed.error = parsed.error || parseError
      malformedAuthorityOrPort = true
    }

    if (parsed.host) {
      const ipv4result = isIPv4(parsed.host)
      if (ipv4result === false) {
        const bracketedIPLiteral = isIPLiteral(parsed.host)
        const hasIPLiteralBracket = parsed.host.indexOf('[') !== -1 || parsed.host.indexOf(']') !== -1
        const ipv6result = normalizeIPv6(parsed.host)
        isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true
        malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true)
        parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase()

        if (malformedIPLiteral) {
          parsed.error = parsed.error || MALFORMED_HOST_ERROR
          malformedAuthorityOrPort = true
        }
      } else {
        isIP = true
      }
    }
    if (parsed.scheme === undefined && parsed.userinfo === undefined && parsed.host === undefined && parsed.port === undefined && parsed.query === undefined && !parsed.path) {
      parsed.reference = 'same-document'
    } else if (parsed.scheme === undefined) {
      parsed.reference = 'relative'
    } else if (parsed.fragment === undefined) {
      parsed.reference = 'absolute'
    } else {
      parsed.reference = 'uri'
    }

    // check for reference errors
    if (options.reference && options.reference !== 'suffix' && options.reference !== parsed.reference) {
      parsed.error = parsed.error || 'URI is not a ' + options.reference + ' reference.'
    }

    // find scheme handler
    const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme)

    // convert Unicode IDN -> ASCII IDN when the effective scheme uses domain hosts
    if (!malformedIPLiteral) {
      malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP)
    }

    if (uri.indexOf('%') !== -1 && parsed.host !== undefined && !malformedIPLiteral) {
      let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true)
      if (!isIP) {
        // Fold reg-name case after decoding unreserved octets. The second
        // pass only restores uppercase hex in escapes that remain encoded.
        host = normalizePercentEncoding(host.toLowerCase())
      }
      // Resolution parses both inputs with the internal `null` scheme before
      // the effective scheme is known. Keep raw host delimiters for that step
      // so resolve() can reject them for domain-host schemes; the resolved
      // authority is encoded when it is serialized.
      parsed.host = isIP || options.scheme !== 'null' ? reescapeHostDelimiters(host, isIP) : host
    }

    if (!schemeHandler || (schemeHandler && !schemeHandler.skipNormalize)) {
      if (parsed.path) {
        parsed.path = normalizePathEncoding(parsed.path)
      }
      if (parsed.query) {
        parsed.query = normalizeQueryFragmentEncoding(parsed.query)
      }
      if (parsed.fragment) {
        parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment)
      }
    }

    // perform scheme specific parsing
    if (schemeHandler && schemeHandler.parse) {
      schemeHandler.parse(parsed, options)
      if (schemeHandler === SCHEMES.urn && parsed.nid === undefined) {
        malformedSchemeSpecific = true
      }
    }
  } else {
    parsed.error = parsed.error || 'URI can not be parsed.'
  }
  return { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme }
}

/**
 * @param {string} uri
 * @param {import('./types/index').Options} [opts]
 * @returns
 */
function parse (uri, opts) {
  return parseWithStatus(uri, opts).parsed
}

/**
 * @param {string} uri
 * @param {import('./types/index').Options} [opts]
 * @returns {string}
 */
function normalizeString (uri, opts) {
  return normalizeStringWithStatus(uri, opts).normalized
}

/**
 * @param {string} uri
 * @param {import('./types/index').Options} [opts]
 * @returns {{ normalized: string, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
 */
function normalizeStringWithStatus (uri, opts) {
  const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts)
  return {
    normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
    malformedAuthorityOrPort,
    malformedPercentEncoding,
    malformedSchemeSpecific,
    malformedHost,
    malformedScheme
  }
}

/**
 * @param {import ('./types/index').URIComponent|string} uri
 * @param {import('./types/index').Options} [opts]
 * @returns {string|undefined}
 */
function normalizeComparableURI (uri, opts) {
  if (typeof uri !== 'string' && typeof uri !== 'object') {
    return undefined
  }

  let value
  try {
    value = typeof uri === 'string' ? uri : serialize(uri, opts)
  } catch {
    return undefined
  }
  const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts)
  return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? undefined : normalized
}

const fastUri = {
  SCHEMES,
  normalize,
  resolve,
  resolveComponent,
  equal,
  serialize,
  parse
}

module.exports = fastUri
module.exports["default"] = fastUri
module.exports.fastUri = fastUri


/***/ }),

/***/ 5300:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { isUUID } = __nccwpck_require__(5077)
const URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu

const supportedSchemeNames = /** @type {const} */ (['http', 'https', 'ws',
  'wss', 'urn', 'urn:uuid'])

/** @typedef {supportedSchemeNames[number]} SchemeName */

/**
 * @param {string} name
 * @returns {name is SchemeName}
 */
function isValidSchemeName (name) {
  return supportedSchemeNames.indexOf(/** @type {*} */ (name)) !== -1
}

/**
 * @callback SchemeFn
 * @param {import('../types/index').URIComponent} component
 * @param {import('../types/index').Options} options
 * @returns {import('../types/index').URIComponent}
 */

/**
 * @typedef {Object} SchemeHandler
 * @property {SchemeName} scheme - The scheme name.
 * @property {boolean} [domainHost] - Indicates if the scheme supports domain hosts.
 * @property {SchemeFn} parse - Function to parse the URI component for this scheme.
 * @property {SchemeFn} serialize - Function to serialize the URI component for this scheme.
 * @property {boolean} [skipNormalize] - Indicates if normalization should be skipped for this scheme.
 * @property {boolean} [absolutePath] - Indicates if the scheme uses absolute paths.
 * @property {boolean} [unicodeSupport] - Indicates if the scheme supports Unicode.
 */

/**
 * @param {import('../types/index').URIComponent} wsComponent
 * @returns {boolean}
 */
function wsIsSecure (wsComponent) {
  if (wsComponent.secure === true) {
    return true
  } else if (wsComponent.secure === false) {
    return false
  } else if (wsComponent.scheme) {
    return (
      wsComponent.scheme.length === 3 &&
      (wsComponent.scheme[0] === 'w' || wsComponent.scheme[0] === 'W') &&
      (wsComponent.scheme[1] === 's' || wsComponent.scheme[1] === 'S') &&
      (wsComponent.scheme[2] === 's' || wsComponent.scheme[2] === 'S')
    )
  } else {
    return false
  }
}

/** @type {SchemeFn} */
function httpParse (component) {
  if (!component.host) {
    component.error = component.error || 'HTTP URIs must have a host.'
  }

  return component
}

/** @type {SchemeFn} */
function httpSerialize (component) {
  const secure = String(component.scheme).toLowerCase() === 'https'

  // normalize the default port
  if (component.port === (secure ? 443 : 80) || component.port === '') {
    component.port = undefined
  }

  // normalize the empty path
  if (!component.path) {
    component.path = '/'
  }

  // NOTE: We do not parse query strings for HTTP URIs
  // as WWW Form Url Encoded query strings are part of the HTML4+ spec,
  // and not the HTTP spec.

  return component
}

/** @type {SchemeFn} */
function wsParse (wsComponent) {
// indicate if the secure flag is set
  wsComponent.secure = wsIsSecure(wsComponent)

  // construct resouce name
  wsComponent.resourceName = (wsComponent.path || '/') + (wsComponent.query ? '?' + wsComponent.query : '')
  wsComponent.path = undefined
  wsComponent.query = undefined

  return wsComponent
}

/** @type {SchemeFn} */
function wsSerialize (wsComponent) {
// normalize the default port
  if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === '') {
    wsComponent.port = undefined
  }

  // ensure scheme matches secure flag
  if (typeof wsComponent.secure === 'boolean') {
    wsComponent.scheme = (wsComponent.secure ? 'wss' : 'ws')
    wsComponent.secure = undefined
  }

  // reconstruct path from resource name
  if (wsComponent.resourceName) {
    const queryIndex = wsComponent.resourceName.indexOf('?')
    const path = queryIndex === -1
      ? wsComponent.resourceName
      : wsComponent.resourceName.slice(0, queryIndex)
    wsComponent.path = (path && path !== '/' ? path : undefined)
    wsComponent.query = queryIndex === -1
      ? undefined
      : wsComponent.resourceName.slice(queryIndex + 1)
    wsComponent.resourceName = undefined
  }

  // forbid fragment component
  wsComponent.fragment = undefined

  return wsComponent
}

/** @type {SchemeFn} */
function urnParse (urnComponent, options) {
  if (!urnComponent.path) {
    urnComponent.error = 'URN can not be parsed'
    return urnComponent
  }
  const matches = urnComponent.path.match(URN_REG)
  if (matches && matches[0] === urnComponent.path) {
    const scheme = options.scheme || urnComponent.scheme || 'urn'
    urnComponent.nid = matches[1].toLowerCase()
    urnComponent.nss = matches[2]
    const urnScheme = `${scheme}:${options.nid || urnComponent.nid}`
    const schemeHandler = getSchemeHandler(urnScheme)
    urnComponent.path = undefined

    if (schemeHandler) {
      urnComponent = schemeHandler.parse(urnComponent, options)
    }
  } else {
    urnComponent.error = urnComponent.error || 'URN can not be parsed.'
  }

  return urnComponent
}

/** @type {SchemeFn} */
function urnSerialize (urnComponent, options) {
  if (urnComponent.nid === undefined) {
    throw new Error('URN without nid cannot be serialized')
  }
  const scheme = options.scheme || urnComponent.scheme || 'urn'
  const nid = urnComponent.nid.toLowerCase()
  const urnScheme = `${scheme}:${options.nid || nid}`
  const schemeHandler = getSchemeHandler(urnScheme)

  if (schemeHandler) {
    urnComponent = schemeHandler.serialize(urnComponent, options)
  }

  const uriComponent = urnComponent
  const nss = urnComponent.nss
  uriComponent.path = `${nid || options.nid}:${nss}`

  options.skipEscape = true
  return uriComponent
}

/** @type {SchemeFn} */
function urnuuidParse (urnComponent, options) {
  const uuidComponent = urnComponent
  uuidComponent.uuid = uuidComponent.nss
  uuidComponent.nss = undefined

  if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) {
    uuidComponent.error = uuidComponent.error || 'UUID is not valid.'
  }

  return uuidComponent
}

/** @type {SchemeFn} */
function urnuuidSerialize (uuidComponent) {
  const urnComponent = uuidComponent
  // normalize UUID
  urnComponent.nss = (uuidComponent.uuid || '').toLowerCase()
  return urnComponent
}

const http = /** @type {SchemeHandler} */ ({
  scheme: 'http',
  domainHost: true,
  parse: httpParse,
  serialize: httpSerialize
})

const https = /** @type {SchemeHandler} */ ({
  scheme: 'https',
  domainHost: http.domainHost,
  parse: httpParse,
  serialize: httpSerialize
})

const ws = /** @type {SchemeHandler} */ ({
  scheme: 'ws',
  domainHost: true,
  parse: wsParse,
  serialize: wsSerialize
})

const wss = /** @type {SchemeHandler} */ ({
  scheme: 'wss',
  domainHost: ws.domainHost,
  parse: ws.parse,
  serialize: ws.serialize
})

const urn = /** @type {SchemeHandler} */ ({
  scheme: 'urn',
  parse: urnParse,
  serialize: urnSerialize,
  skipNormalize: true
})

const urnuuid = /** @type {SchemeHandler} */ ({
  scheme: 'urn:uuid',
  parse: urnuuidParse,
  serialize: urnuuidSerialize,
  skipNormalize: true
})

const SCHEMES = /** @type {Record<SchemeName, SchemeHandler>} */ ({
  http,
  https,
  ws,
  wss,
  urn,
  'urn:uuid': urnuuid
})

Object.setPrototypeOf(SCHEMES, null)

/**
 * @param {string|undefined} scheme
 * @returns {SchemeHandler|undefined}
 */
function getSchemeHandler (scheme) {
  return (
    scheme && (
      SCHEMES[/** @type {SchemeName} */ (scheme)] ||
      SCHEMES[/** @type {SchemeName} */(scheme.toLowerCase())])
  ) ||
    undefined
}

module.exports = {
  wsIsSecure,
  SCHEMES,
  isValidSchemeName,
  getSchemeHandler,
}


/***/ }),

/***/ 5077:
/***/ ((module) => {



/** @type {(value: string) => boolean} */
const isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu)

/** @type {(value: string) => boolean} */
const isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u)

/** @type {(value: string) => boolean} */
const isPort = RegExp.prototype.test.bind(/^\d*$/u)

/** @type {(value: string) => boolean} */
const isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu)

/** @type {(value: string) => boolean} */
const isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu)

/** @type {(value: string) => boolean} */
const isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u)

/** @type {(value: string) => boolean} */
const isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u)

/** @type {(value: string) => boolean} */
const isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u)

const BYTE_HEX = new Array(256)
{
  const HEX_DIGITS = '0123456789ABCDEF'
  for (let i = 0; i < 256; i++) {
    BYTE_HEX[i] = '%' + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 0xF]
  }
}
function percentEncodeNonAscii (cp) {
  if (cp < 0x800) {
    return BYTE_HEX[0xC0 | (cp >> 6)] +
           BYTE_HEX[0x80 | (cp & 0x3F)]
  }
  if (cp < 0x10000) {
    return BYTE_HEX[0xE0 | (cp >> 12)] +
           BYTE_HEX[0x80 | ((cp >> 6) & 0x3F)] +
           BYTE_HEX[0x80 | (cp & 0x3F)]
  }
  return BYTE_HEX[0xF0 | (cp >> 18)] +
         BYTE_HEX[0x80 | ((cp >> 12) & 0x3F)] +
         BYTE_HEX[0x80 | ((cp >> 6) & 0x3F)] +
         BYTE_HEX[0x80 | (cp & 0x3F)]
}

/**
 * @param {Array<string>} input
 * @returns {string}
 */
function stringArrayToHexStripped (input) {
  let acc = ''
  let code = 0
  let i = 0

  for (i = 0; i < input.length; i++) {
    code = input[i].charCodeAt(0)
    if (code === 48) {
      continue
    }
    if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102))) {
      return ''
    }
    acc += input[i]
    break
  }

  for (i += 1; i < input.length; i++) {
    code = input[i].charCodeAt(0)
    if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102))) {
      return ''
    }
    acc += input[i]
  }
  return acc
}

/** @type {(value: string) => boolean} */
const isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/)

/** @type {(value: string) => boolean} */
const isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/)

/** @type {(value: string) => boolean} */
const isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/)

/**
 * @param {string} value
 * @returns {boolean}
 */
const nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u)

/**
 * @param {string} zone
 * @returns {boolean}
 */
function isZoneIdentifier (zone) {
  if (zone.length === 0) return false

  for (let i = 0; i < zone.length; i++) {
    if (isZoneCharacter(zone[i])) continue
    if (zone[i] === '%' && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
      i += 2
      continue
    }
    return false
  }

  return true
}

/**
 * Compresses the longest run of zero hextets to "::" per RFC 5952. A run of a
 * single zero hextet is left uncompressed. On ties the leftmost run wins.
 *
 * @param {string[]} hextets
 * @returns {string}
 */
function compressIPv6ZeroRun (hextets) {
  let bestStart = -1
  let bestLength = 0
  let runStart = -1
  let runLength = 0
  for (let i = 0; i < hextets.length; i++) {
    if (hextets[i] === '0') {
      if (runStart === -1) runStart = i
      runLength++
      if (runLength > bestLength) {
        bestLength = runLength
        bestStart = runStart
      }
    } else {
      runStart = -1
      runLength = 0
    }
  }

  if (bestLength < 2) return hextets.join(':')

  const head = hextets.slice(0, bestStart).join(':')
  const tail = hextets.slice(bestStart + bestLength).join(':')
  return head + '::' + tail
}

/**
 * Validates an IPv6 address against the alternatives in RFC 3986 section
 * 3.2.2 and returns the same address with leading hextet zeroes removed.
 * An embedded IPv4 address counts as two hextets and is only valid at the end.
 *
 * @param {string} input
 * @returns {string|undefined}
 */
function normalizeIPv6Address (input) {
  const compression = input.indexOf('::')
  if (compression !== -1 && input.indexOf('::', compression + 1) !== -1) return undefined

  const left = compression === -1 ? input.split(':') : input.slice(0, compression).split(':')
  const right = compression === -1 ? [] : input.slice(compression + 2).split(':')
  if (compression !== -1) {
    if (left.length === 1 && left[0] === '') left.length = 0
    if (right.length === 1 && right[0] === '') right.length = 0
  }

  const parts = left.concat(right)
  let hextetCount = 0
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    if (part === '') return undefined

    if (part.indexOf('.') !== -1) {
      if (i !== parts.length - 1 || (compression !== -1 && right.length === 0) || !isIPv4(part)) return undefined
      hextetCount += 2
      continue
    }

    if (!isHextet(part)) return undefined
    parts[i] = parseInt(part, 16).toString(16)
    hextetCount++
  }

  if (compression === -1) {
    if (hextetCount !== 8) return undefined
    return compressIPv6ZeroRun(parts)
  }
  if (hextetCount >= 8) return undefined

  // expand "::" then re-compress the longest run for a canonical result
  const expanded = parts.slice(0, left.length)
  for (let i = hextetCount; i < 8; i++) expanded.push('0')
  for (let i = left.length; i < parts.length; i++) expanded.push(parts[i])
  return compressIPv6ZeroRun(expanded)
}

/**
 * @typedef {Object} NormalizeIPv6Result
 * @property {string} host - The normalized host.
 * @property {string} [escapedHost] - The escaped host.
 * @property {boolean} isIPV6 - Indicates if the host is an IPv6 address.
 * @property {boolean} [isIPVFuture] - Indicates if the host is an IPvFuture literal.
 * @property {boolean} [error] - Indicates if a bracketed IP literal is malformed.
 */

/**
 * Validates and normalizes a bracketed IP literal. Raw zone separators remain
 * accepted for backwards compatibility, while encoded separators and zone
 * contents follow RFC 6874.
 *
 * @param {string} host
 * @returns {NormalizeIPv6Result}
 */
function normalizeIPv6 (host) {
  const bracketed = host[0] === '[' && host[host.length - 1] === ']'
  const hasBracket = host[0] === '[' || host[host.length - 1] === ']'
  if (hasBracket && !bracketed) return { host, isIPV6: false, error: true }

  let input = bracketed ? host.slice(1, -1) : host
  if (bracketed && isIPvFuture(input)) {
    input = input.toLowerCase()
    return { host: `[${input}]`, escapedHost: input, isIPV6: false, isIPVFuture: true }
  }

  if (findToken(input, ':') < 2) {
    return { host, isIPV6: false, error: bracketed }
  }

  let zoneIdentifier = ''
  const zoneSeparator = input.indexOf('%')
  if (zoneSeparator !== -1) {
    const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === '%25' ? 3 : 1
    zoneIdentifier = input.slice(zoneSeparator + separatorLength)
    if (!isZoneIdentifier(zoneIdentifier)) return { host, isIPV6: false, error: true }
    input = input.slice(0, zoneSeparator)
  }

  const address = normalizeIPv6Address(input)
  if (address === undefined) return { host, isIPV6: false, error: true }

  return {
    host: address + (zoneIdentifier ? '%' + zoneIdentifier : ''),
    escapedHost: address + (zoneIdentifier ? '%25' + zoneIdentifier : ''),
    isIPV6: true
  }
}

/**
 * @param {string} str
 * @param {string} token
 * @returns {number}
 */
function findToken (str, token) {
  let ind = 0
  for (let i = 0; i < str.length; i++) {
    if (str[i] === token) ind++
  }
  return ind
}

/**
 * @param {string} path
 * @returns {string}
 *
 * @see https://datatracker.ietf.org/doc/html/rfc3986#section-5.2.4
 */
function removeDotSegments (path) {
  let input = path
  const output = []
  let nextSlash = -1
  let len = 0

  // eslint-disable-next-line no-cond-assign
  while (len = input.length) {
    if (len === 1) {
      if (input === '.') {
        break
      } else if (input === '/') {
        output.push('/')
        break
      } else {
        output.push(input)
        break
      }
    } else if (len === 2) {
      if (input[0] === '.') {
        if (input[1] === '.') {
          break
        } else if (input[1] === '/') {
          input = input.slice(2)
          continue
        }
      } else if (input[0] === '/') {
        if (input[1] === '.' || input[1] === '/') {
          output.push('/')
          break
        }
      }
    } else if (len === 3) {
      if (input === '/..') {
        if (output.length !== 0) {
          output.pop()
        }
        output.push('/')
        break
      }
    }
    if (input[0] === '.') {
      if (input[1] === '.') {
        if (input[2] === '/') {
          input = input.slice(3)
          continue
        }
      } else if (input[1] === '/') {
        input = input.slice(2)
        continue
      }
    } else if (input[0] === '/') {
      if (input[1] === '.') {
        if (input[2] === '/') {
          input = input.slice(2)
          continue
        } else if (input[2] === '.') {
          if (input[3] === '/') {
            input = input.slice(3)
            if (output.length !== 0) {
              output.pop()
            }
            continue
          }
        }
      }
    }

    // Rule 2E: Move normal path segment to output
    if ((nextSlash = input.indexOf('/', 1)) === -1) {
      output.push(input)
      break
    } else {
      output.push(input.slice(0, nextSlash))
      input = input.slice(nextSlash)
    }
  }

  return output.join('')
}

/**
 * Removes dot segments from the path of a relative reference (a path that does
 * not start with "/") without changing what it resolves to against any base.
 * Unlike `removeDotSegments`, leading ".." segments that cannot be collapsed
 * are kept, the result never becomes root-relative, and a result that would be
 * empty or start with an empty segment is prefixed with "." (an empty path
 * means "same document" and a leading "//" would introduce an authority).
 *
 * @param {string} path
 * @returns {string}
 */
function removeDotSegmentsRelative (path) {
  if (path === '' || path[0] === '/') {
    return removeDotSegments(path)
  }

  const segments = path.split('/')
  const last = segments.length - 1
  /** @type {string[]} */
  const output = []
  let trailingDirectory = false

  for (let i = 0; i <= last; i++) {
    const segment = segments[i]
    if (segment === '.' || segment === '..') {
      if (segment === '..') {
        if (output.length !== 0 && output[output.length - 1] !== '..') {
          output.pop()
        } else {
          output.push('..')
        }
      }
      trailingDirectory = i === last
    } else {
      output.push(segment)
    }
  }

  if (trailingDirectory && output[output.length - 1] !== '..') {
    output.push('')
  }
  if (output.length === 0 || output[0] === '' || output[0].includes(':')) {
    // An empty path, a leading empty segment ("//"), or a first segment
    // containing ":" (which would be mistaken for a scheme, RFC 3986 section
    // 4.2) must stay behind a "." segment so the reference keeps its meaning.
    output.unshift('.')
  }

  return output.join('/')
}

/**
 * Re-escape RFC 3986 gen-delims that must not appear literally in the host.
 * After the URI regex parses, these characters cannot be literal in the host
 * field, so any that appear after decoding came from percent-encoding and
 * must be restored to prevent authority structure changes.
 *
 * @param {string} host
 * @param {boolean} isIP - true for IPv4/IPv6 hosts (skip colon re-escaping)
 * @returns {string}
 */
const HOST_DELIMS = { '@': '%40', '/': '%2F', '?': '%3F', '#': '%23', ':': '%3A' }
const HOST_DELIM_RE = /[@/?#:]/g
const HOST_DELIM_NO_COLON_RE = /[@/?#]/g

function reescapeHostDelimiters (host, isIP) {
  const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE
  re.lastIndex = 0
  return host.replace(re, (ch) => HOST_DELIMS[ch])
}

/**
 * Normalizes percent escapes and optionally decodes only unreserved ASCII bytes.
 * Reserved delimiters such as `%2F` stay escaped; `%2E` is unreserved.
 *
 * @param {string} input
 * @param {boolean} [decodeUnreserved=false]
 * @returns {string}
 */
function normalizePercentEncoding (input, decodeUnreserved = false) {
  if (input.indexOf('%') === -1) {
    return input
  }

  let output = ''

  for (let i = 0; i < input.length; i++) {
    if (input[i] === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        const normalizedHex = hex.toUpperCase()
        const decoded = String.fromCharCode(parseInt(normalizedHex, 16))

        if (decodeUnreserved && isUnreserved(decoded)) {
          output += decoded
        } else {
          output += '%' + normalizedHex
        }

        i += 2
        continue
      }
    }

    output += input[i]
  }

  return output
}

/**
 * Normalizes path data without turning reserved escapes into live path syntax.
 * Valid escapes are uppercased, raw unsafe characters are escaped, and only
 * unreserved bytes that are not `.` are decoded.
 *
 * @param {string} input
 * @returns {string}
 */
function normalizePathEncoding (input) {
  let output = ''

  for (let i = 0; i < input.length; i++) {
    const ch = input[i]
    if (ch === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        const normalizedHex = hex.toUpperCase()
        const decoded = String.fromCharCode(parseInt(normalizedHex, 16))

        if (decoded !== '.' && isUnreserved(decoded)) {
          output += decoded
        } else {
          output += '%' + normalizedHex
        }

        i += 2
        continue
      }
    }

    if (isPathCharacter(ch)) {
      output += ch
    } else {
      const code = input.charCodeAt(i)
      if (code < 0x80) {
        output += isEscapeSafe(code) ? ch : BYTE_HEX[code]
      } else if (code < 0xD800 || code > 0xDFFF) {
        output += percentEncodeNonAscii(code)
      } else if (code <= 0xDBFF && i + 1 < input.length) {
        const low = input.charCodeAt(i + 1)
        if (low >= 0xDC00 && low <= 0xDFFF) {
          output += percentEncodeNonAscii(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
          i++
        } else {
          output += percentEncodeNonAscii(0xFFFD)
        }
      } else {
        output += percentEncodeNonAscii(0xFFFD)
      }
    }
  }

  return output
}

/**
 * Serializes a path without rewriting reserved data. Raw RFC 3986 path
 * characters remain literal, valid escapes are preserved and uppercased, and
 * everything else is UTF-8 percent-encoded. In a path-noscheme, a colon in the
 * first segment must be escaped so the result cannot be parsed as a scheme.
 *
 * @param {string} input
 * @param {boolean} [pathNoScheme=false]
 * @returns {string}
 */
function serializePathEncoding (input, pathNoScheme = false) {
  let output = ''
  let firstSegment = pathNoScheme && input[0] !== '/'

  for (let i = 0; i < input.length; i++) {
    const ch = input[i]
    if (ch === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        output += '%' + hex.toUpperCase()
        i += 2
        continue
      }
    }

    if (ch === '/') {
      firstSegment = false
    }

    if (isPathCharacter(ch) && (ch !== ':' || !firstSegment)) {
      output += ch
    } else {
      const code = input.charCodeAt(i)
      if (code < 0x80) {
        output += BYTE_HEX[code]
      } else if (code < 0xD800 || code > 0xDFFF) {
        output += percentEncodeNonAscii(code)
      } else if (code <= 0xDBFF && i + 1 < input.length) {
        const low = input.charCodeAt(i + 1)
        if (low >= 0xDC00 && low <= 0xDFFF) {
          output += percentEncodeNonAscii(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
          i++
        } else {
          output += percentEncodeNonAscii(0xFFFD)
        }
      } else {
        output += percentEncodeNonAscii(0xFFFD)
      }
    }
  }

  return output
}

/**
 * Percent-encodes a URI component using its RFC 3986 literal character set.
 * Existing valid escapes are preserved and normalized to uppercase hex.
 *
 * @param {string} input
 * @param {(value: string) => boolean} isAllowed
 * @returns {string}
 */
function encodeComponent (input, isAllowed) {
  let output = ''

  for (let i = 0; i < input.length; i++) {
    const ch = input[i]
    if (ch === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        output += '%' + hex.toUpperCase()
        i += 2
        continue
      }
    }

    if (isAllowed(ch)) {
      output += ch
    } else {
      const code = input.charCodeAt(i)
      if (code < 0x80) {
        output += BYTE_HEX[code]
      } else if (code < 0xD800 || code > 0xDFFF) {
        output += percentEncodeNonAscii(code)
      } else if (code <= 0xDBFF && i + 1 < input.length) {
        const low = input.charCodeAt(i + 1)
        if (low >= 0xDC00 && low <= 0xDFFF) {
          output += percentEncodeNonAscii(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
          i++
        } else {
          output += percentEncodeNonAscii(0xFFFD)
        }
      } else {
        output += percentEncodeNonAscii(0xFFFD)
      }
    }
  }

  return output
}

/**
 * Encodes userinfo while preserving its RFC 3986 \u00a73.2.1 literal characters.
 * In particular, authority delimiters such as `@`, `/`, `?`, and `#` are data.
 *
 * @param {string} input
 * @returns {string}
 */
function encodeUserinfo (input) {
  return encodeComponent(input, isUserinfoCharacter)
}

/**
 * Encodes query data using the RFC 3986 \u00a73.4 grammar. A literal `#` must be
 * escaped because it would otherwise begin the fragment component.
 *
 * @param {string} input
 * @returns {string}
 */
function encodeQuery (input) {
  return encodeComponent(input, isQueryFragmentCharacter)
}

/**
 * Encodes fragment data using the RFC 3986 \u00a73.5 grammar.
 *
 * @param {string} input
 * @returns {string}
 */
function encodeFragment (input) {
  return encodeComponent(input, isQueryFragmentCharacter)
}

function isEscapeSafe (cp) {
  return (
    (cp >= 0x30 && cp <= 0x39) ||
    (cp >= 0x41 && cp <= 0x5A) ||
    (cp >= 0x61 && cp <= 0x7A) ||
    cp === 0x2A || cp === 0x2B || cp === 0x2D || cp === 0x2E ||
    cp === 0x2F || cp === 0x40 || cp === 0x5F
  )
}

/**
 * Normalizes the percent-encoding of a query or fragment component.
 *
 * Like `normalizePathEncoding`, but uses the query/fragment character set
 * (which additionally allows `?`) and decodes `.` since it has no dot-segment
 * meaning outside of a path.
 *
 * @param {string} input
 * @returns {string}
 */
function normalizeQueryFragmentEncoding (input) {
  let output = ''

  for (let i = 0; i < input.length; i++) {
    const ch = input[i]
    if (ch === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        const normalizedHex = hex.toUpperCase()
        const decoded = String.fromCharCode(parseInt(normalizedHex, 16))

        if (isUnreserved(decoded)) {
          output += decoded
        } else {
          output += '%' + normalizedHex
        }

        i += 2
        continue
      }
    }

    if (isQueryFragmentCharacter(ch)) {
      output += ch
    } else {
      const code = input.charCodeAt(i)
      if (code < 0x80) {
        output += isEscapeSafe(code) ? ch : BYTE_HEX[code]
      } else if (code < 0xD800 || code > 0xDFFF) {
        output += percentEncodeNonAscii(code)
      } else if (code <= 0xDBFF && i + 1 < input.length) {
        const low = input.charCodeAt(i + 1)
        if (low >= 0xDC00 && low <= 0xDFFF) {
          output += percentEncodeNonAscii(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
          i++
        } else {
          output += percentEncodeNonAscii(0xFFFD)
        }
      } else {
        output += percentEncodeNonAscii(0xFFFD)
      }
    }
  }

  return output
}

/**
 * Escapes a component while preserving existing valid percent escapes.
 *
 * @param {string} input
 * @returns {string}
 */
function escapePreservingEscapes (input) {
  let output = ''

  for (let i = 0; i < input.length; i++) {
    if (input[i] === '%' && i + 2 < input.length) {
      const hex = input.slice(i + 1, i + 3)
      if (isHexPair(hex)) {
        output += '%' + hex.toUpperCase()
        i += 2
        continue
      }
    }

    output += escape(input[i])
  }

  return output
}

/**
 * @param {import('../types/index').URIComponent} component
 * @returns {string|undefined}
 */
function recomposeAuthority (component) {
  const uriTokens = []

  if (component.userinfo !== undefined) {
    uriTokens.push(encodeUserinfo(component.userinfo))
    uriTokens.push('@')
  }

  if (component.host !== undefined) {
    let host = component.host
    if (!isIPv4(host)) {
      let ipV6res = normalizeIPv6(host)
      if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
        // Decode only unreserved bytes, once. In particular, keep %25 encoded
        // so it cannot introduce a second escape during recomposition.
        host = normalizePercentEncoding(host, true)
        ipV6res = normalizeIPv6(host)
      }
      if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
        host = `[${ipV6res.escapedHost}]`
      } else {
        host = reescapeHostDelimiters(host, false)
      }
    }
    uriTokens.push(host)
  }

  if (typeof component.port === 'number' || typeof component.port === 'string') {
    const port = String(component.port)
    if (!isPort(port)) {
      throw new TypeError('URI port is malformed.')
    }
    uriTokens.push(':')
    uriTokens.push(port)
  }

  return uriTokens.length ? uriTokens.join('') : undefined
};

module.exports = {
  nonSimpleDomain,
  recomposeAuthority,
  reescapeHostDelimiters,
  normalizePercentEncoding,
  normalizePathEncoding,
  serializePathEncoding,
  normalizeQueryFragmentEncoding,
  encodeUserinfo,
  encodeQuery,
  encodeFragment,
  escapePreservingEscapes,
  removeDotSegments,
  removeDotSegmentsRelative,
  isIPv4,
  isUUID,
  normalizeIPv6,
  stringArrayToHexStripped
}


/***/ }),

/***/ 7975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ SESSION_ID)
/* harmony export */ });
/** The form of a session id: it becomes a command-line argument of a later step. */
const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;


/***/ }),

/***/ 8070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   askVersion: () => (/* binding */ askVersion)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9529);

const CLOSED = 'exec "$@" < /dev/null';
/**
 * Asks a CLI for its version; empty when it gives none in the form of its vendor. Meant to run beside the
 * agent, which ends it together with the rest of its process tree should it hang.
 *
 * @param command file and arguments
 * @param form what a line has to be to count as a version
 */
async function askVersion([file, args], form, environment, directory) {
    try {
        // exec leaves stdin open, on which a CLI may wait; with its option `input` a CLI that ends before it has
        // read raises an EPIPE that nobody can catch (@actions/exec 3.0.0, toolrunner.ts). A shell closes it.
        const [shell, ...before] = process.platform === 'win32' ? [`"${file}"`] : ['/bin/sh', '-c', CLOSED, 'sh', file];
        const { stdout } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .getExecOutput */ .H)(shell, [...before, ...args], {
            cwd: directory,
            env: environment,
            silent: true, // exec would print the command line, and with it whatever a path holds
            ignoreReturnCode: true,
        });
        const lines = stdout.split(/\r?\n/).map((line) => line.trim());
        const [line, version] = lines.map((line) => form.exec(line)).find((match) => match !== null) ?? [];
        return version ?? line ?? '';
    }
    catch {
        return ''; // a version is worth no failure
    }
}


/***/ }),

/***/ 7374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   RJ: () => (/* binding */ readFindings),
/* harmony export */   lW: () => (/* binding */ annotationOf),
/* harmony export */   qA: () => (/* binding */ shownFindings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7072);
/* harmony import */ var _guard_neutral_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7770);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6413);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2801);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4831);
// Findings in the answer as annotations on files: which are shown there, and why the others are not.







/** Most severe first. */
const LEVELS = ['error', 'warning', 'notice'];
/** The runner records ten of each level and step, and drops the others. */
const MAX_SHOWN = 10;
/** The runner does not mask a title, so it is kept too short for most of what has to be. In characters. */
const MAX_TITLE = 100;
/** Bytes; the runner cuts at 4096 characters. */
const MAX_MESSAGE = 3_000;
/** Problems that are told one by one. */
const MAX_PROBLEMS = 20;
/** Reads the list at a path of the answer. */
function readFindings(value, path, places) {
    const list = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(value, path);
    const name = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathText */ .LF)(path);
    if (!Array.isArray(list?.value)) {
        return { placed: [], unplaced: [], problems: list ? [`${name} is no list`] : [] };
    }
    const placed = [];
    const unplaced = [];
    const problems = [];
    for (const [i, item] of list.value.entries()) {
        const finding = findingOf(item);
        if (typeof finding === 'string') {
            problems.push(`${name}[${i}] is no finding: ${finding}`);
            continue;
        }
        const place = placeOf(finding.path, places);
        if ('problem' in place)
            unplaced.push({ ...finding, problem: place.problem });
        else
            placed.push({ ...finding, file: place.file });
    }
    const more = problems.length - MAX_PROBLEMS;
    return {
        placed: sorted(placed),
        unplaced: sorted(unplaced),
        problems: more > 0
            ? [...problems.slice(0, MAX_PROBLEMS), `${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, 'more item')} of ${name}: no finding`]
            : problems,
    };
}
/** A finding, or what is wrong with its shape. */
function findingOf(item) {
    const object = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(item);
    if (!object)
        return 'it is no object';
    const { path, line, end_line: endLine, level, title, message } = object;
    if (typeof path !== 'string' || path.trim() === '')
        return 'path must be a text that is not empty';
    if (!isLine(line))
        return 'line must be a whole number above 0';
    if (endLine !== undefined && endLine !== null && !(isLine(endLine) && endLine >= line)) {
        return 'end_line must be a whole number, and not below line';
    }
    const known = LEVELS.find((name) => name === level);
    if (!known)
        return `level must be one of ${LEVELS.join(', ')}`;
    if (title !== undefined && title !== null && typeof title !== 'string')
        return 'title must be a text';
    if (typeof message !== 'string' || message.trim() === '')
        return 'message must be a text that is not empty';
    return {
        level: known,
        path,
        line,
        endLine: isLine(endLine) ? endLine : undefined,
        title: inertLine((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asString */ .oJ)(title) ?? '', MAX_TITLE),
        message: (0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutBytes */ .Uw)((0,_guard_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLines */ .FV)(message.trim()).join('\n').trim(), MAX_MESSAGE),
    };
}
function isLine(value) {
    return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 0x7fffffff;
}
function inertLine(text, max) {
    return (0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)((0,_guard_neutral_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralLines */ .FV)(text).join(' '), max);
}
/** The file of a finding: a regular file that, after all links are followed, lies in the workspace. */
function placeOf(path, { workspace, directory }) {
    if (path.includes('\0'))
        return { problem: 'its path holds a NUL' };
    if (path.length > 4_096)
        return { problem: 'its path is too long' };
    const candidates = [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path)])];
    const inside = candidates.filter((file) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(file, workspace) && file !== workspace);
    if (inside.length === 0)
        return { problem: 'its path lies outside the workspace' };
    for (const file of inside) {
        try {
            const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
            if (!(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, workspace))
                return { problem: 'its path leads out of the workspace' };
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile())
                return { problem: 'its path is no file' };
            return { file: file.slice(workspace.length).replaceAll('\\', '/').replace(/^\/+/, '') };
        }
        catch {
            // It may lie in the other place.
        }
    }
    return { problem: 'there is no such file' };
}
function sorted(findings) {
    return LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level));
}
/**
 * Those that become annotations: as many as the runner records.
 *
 * @param errors how many of the step's errors are taken already, by the one that tells why it failed
 */
function shownFindings(placed, errors) {
    return LEVELS.flatMap((level) => {
        const room = level === 'error' ? MAX_SHOWN - errors : MAX_SHOWN;
        return placed.filter((finding) => finding.level === level).slice(0, room);
    });
}
/** The properties of the workflow command that shows a finding on its file. */
function annotationOf({ file, line, endLine, title }) {
    return {
        file,
        line: String(line),
        ...(endLine === undefined ? {} : { endLine: String(endLine) }),
        ...(title === '' ? {} : { title }),
    };
}


/***/ }),

/***/ 8641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: () => (/* binding */ withinTime)
});

;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
// EXTERNAL MODULE: ./lib/json.js
var json = __nccwpck_require__(6413);
;// CONCATENATED MODULE: ./lib/answer/limit.js


/**
 * Milliseconds for one look at a schema or an answer: far more than an honest one needs, and short enough that
 * a cancellation, which has to wait for it, is told in time.
 */
const LIMIT_MS = 2_000;
/**
 * Does work that takes an unknown time, because it matches the patterns of a schema or follows its references.
 * No timer fires while it runs, so V8's own watchdog ends it: it interrupts regular expressions, too.
 *
 * @returns what the work returns; undefined when it takes too long or nests too deep for the stack
 */
function withinTime(work, ms = LIMIT_MS) {
    let done;
    try {
        const run = () => {
            done = { value: work() };
        };
        new external_node_vm_namespaceObject.Script('run()').runInNewContext({ run }, { timeout: ms });
        return done?.value;
    }
    catch (error) {
        const { name, code } = (0,json/* asObject */.eB)(error) ?? {};
        if (name === 'RangeError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 4831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   wX: () => (/* binding */ pathOfPointer)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6413);

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
/** The value at a path. A list has a `length`; what an object only inherits is not there. */
function valueAt(value, path) {
    let at = value;
    for (const part of path) {
        if (Array.isArray(at)) {
            const item = part === 'length' ? at.length : typeof part === 'number' ? at[part] : undefined;
            if (item === undefined)
                return undefined;
            at = item;
        }
        else {
            const object = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(at);
            if (!object || typeof part !== 'string' || !Object.hasOwn(object, part))
                return undefined;
            at = object[part];
        }
    }
    return { value: at };
}
/** As people write it: `findings[0].level`, `["odd name"]`; `what` for the empty path. */
function pathText(path, what = 'the answer') {
    const text = path
        .map((part) => {
        if (typeof part === 'number')
            return `[${part}]`;
        return PLAIN.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
        .join('');
    return text === '' ? what : text.replace(/^\./, '');
}
/** A JSON pointer, as validators write places: `/findings/0/level`. */
function pathOfPointer(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((part) => (/^(0|[1-9]\d{0,9})$/.test(part) ? Number(part) : unescaped(part)));
}
function unescaped(part) {
    return part.replaceAll('~1', '/').replaceAll('~0', '~');
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   compileSchema: () => (/* binding */ compileSchema)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2210);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6413);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2801);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8641);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4831);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6183);
// JSON Schema 2020-12 by ajv. Loaded only for a step that has a schema: loading ajv takes longer than starting
// an agent should wait.






/** Milliseconds for reading a schema, of which V8 has to compile code. */
const COMPILE_MS = 5_000;
/** Messages that are kept: more than anybody reads. */
const MAX_MESSAGES = 20;
/**
 * Compiles a schema. It may come from a checkout, and the values surely come from an agent, so both are
 * bounded in time: a pattern may take for ever on the right text.
 *
 * `format` is an annotation and checks nothing, as 2020-12 has it. A keyword that does not exist is a problem,
 * because a misspelt one would check nothing, too; names that begin with `x-` are free.
 */
const compileSchema = (root) => {
    const compiled = (0,_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d)(() => compile(root), COMPILE_MS);
    return compiled ?? { problem: 'it takes too long to read, or nests too deep' };
};
function compile(root) {
    const text = JSON.stringify(root);
    const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2020({
        allErrors: true,
        strict: false,
        strictSchema: true,
        validateFormats: false,
        ownProperties: true, // `required: ["toString"]` is not met by what every object inherits
        addUsedSchema: false,
        logger: false,
    });
    for (const name of new Set(keysOf(root).filter((key) => /^x-[\w$:-]*$/i.test(key))))
        ajv.addKeyword(name);
    try {
        if (!ajv.validateSchema(root))
            return { problem: invalid(ajv.errors ?? []) };
        const check = ajv.compile(root);
        // An asynchronous check answers with a promise, which a careless reader takes for a yes.
        if ('$async' in check)
            return { problem: 'at /$async: the answer is checked at once or not at all' };
        return {
            root,
            text,
            containers: containersOf(root),
            validate: (value) => {
                const isValid = (0,_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d)(() => check(value) === true);
                if (isValid)
                    return [];
                if (isValid === undefined)
                    return ['The answer takes too long to check against the schema'];
                return messagesOf(check.errors ?? []);
            },
        };
    }
    catch (error) {
        if (error instanceof RangeError)
            throw error;
        return { problem: uncompilable(root, error instanceof Error ? error.message : String(error)) };
    }
}
/** Of the errors of a metaschema the first is the most telling: the rest are its branches. */
function invalid(errors) {
    const [first] = errors;
    return first ? `at ${first.instancePath || '/'}: it ${withDetail(first)}` : 'it is no valid JSON Schema';
}
/** ajv tells what it could not compile, but not where; a word of the message that stands in one place does. */
function uncompilable(root, message) {
    const said = message.replace(/^strict mode: /, '').replace(/ from id #$/, '');
    const dialect = /^no schema with key or ref "(.*)"$/.exec(said)?.[1];
    if (dialect !== undefined)
        return `at /$schema: ${dialect} is not known, only JSON Schema 2020-12 is`;
    const quoted = /"([^"]+)"$|\/(.+)\/u: |reference (\S+)$/.exec(said);
    const place = quoted ? placeOf(root, quoted[1] ?? quoted[2] ?? quoted[3] ?? '') : undefined;
    const remote = /reference https?:/.test(said) ? ' (nothing is loaded from elsewhere)' : '';
    return `${place === undefined ? '' : `at ${place}: `}${said}${remote}`;
}
/** The pointer to the first name or text that is this word. */
function placeOf(value, word, pointer = '') {
    if (value === word)
        return pointer || '/';
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [key, item] of Object.entries(value)) {
        const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const found = key === word && !Array.isArray(value) ? here : placeOf(item, word, here);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function keysOf(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)]);
}
function containersOf(root) {
    const kinds = (0,_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .kindsOf */ .tG)(root, root);
    const both = ['object', 'array'].filter((kind) => kinds.has(kind));
    return new Set(both.length > 0 ? both : ['object', 'array']);
}
function messagesOf(errors) {
    const messages = errors.map((error) => `${(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(placeIn(error))} ${withDetail(error)}`);
    return [...new Set(messages)].slice(0, MAX_MESSAGES);
}
function placeIn({ instancePath }) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOfPointer */ .wX)(instancePath);
}
/** What a person needs besides ajv's words: which values are allowed, which name is too much. */
function withDetail({ message = 'is not valid', params }) {
    const { allowedValues, allowedValue, additionalProperty, unevaluatedProperty } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(params) ?? {};
    if (Array.isArray(allowedValues)) {
        return `${message}: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(allowedValues.map((value) => JSON.stringify(value)).join(', '), 200)}`;
    }
    if (allowedValue !== undefined)
        return `${message}: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(JSON.stringify(allowedValue), 100)}`;
    const extra = additionalProperty ?? unevaluatedProperty;
    return extra === undefined ? message : `${message}: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(JSON.stringify(extra), 100)}`;
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ mayBe),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   lv: () => (/* binding */ schemaAt),
/* harmony export */   po: () => (/* binding */ itemSchema),
/* harmony export */   tG: () => (/* binding */ kindsOf),
/* harmony export */   uz: () => (/* binding */ listedValues)
/* harmony export */ });
/* unused harmony export KINDS */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6413);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4831);
// What a schema says of a place in the answer, told before there is an answer. Where it does not know, it says
// that anything may be there: it names only what cannot be.


/** The kinds of JSON values, as schemas call them, less `integer`, which is a number. */
const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'null'];
const NOTHING = { says: 'nothing' };
const UNNAMED = { says: 'unnamed' };
const FORBIDDEN = { says: 'forbidden' };
const LENGTH = { type: 'integer', minimum: 0 };
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    const kind = typeof value;
    return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'object';
}
/**
 * The schema that holds at a path, or the first step that the schema does not have. A name that it does not
 * list counts as missing although an open schema would admit it: it is a typo far more often than a wish.
 *
 * @param from the schema at which the path begins
 */
function schemaAt(root, path, from = root) {
    let schema = from;
    for (const [i, part] of path.entries()) {
        const said = stepInto(viewOf(schema, root), part);
        if (said.says === 'nothing')
            return { schema: true };
        if (said.says !== 'declared') {
            return { missing: path.slice(0, i + 1), known: namesOf(viewOf(schema, root)) };
        }
        schema = said.schema;
    }
    return { schema };
}
/** The kinds that a schema allows. */
function kindsOf(schema, root) {
    return new Set(KINDS.filter((kind) => allowsKind(viewOf(schema, root), kind)));
}
/** Whether a schema may allow this scalar, by its types and by the values that it lists. */
function mayBe(schema, root, value) {
    return allows(viewOf(schema, root), value);
}
/** The values that a schema lists, where it does. */
function listedValues(schema, root) {
    return valuesOf(viewOf(schema, root));
}
/** The schema of the items of a list, whichever they are; `true` where nothing is said. */
function itemSchema(schema, root) {
    const said = itemsOf(viewOf(schema, root));
    return said.says === 'declared' ? said.schema : said.says !== 'forbidden';
}
function viewOf(schema, root) {
    return { schema, root, seen: new Set() };
}
/** The part of a schema that `$ref` points to; undefined when there is none, or it was followed before. */
function target({ schema, root, seen }) {
    const ref = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(schema)?.$ref;
    if (typeof ref !== 'string' || seen.has(ref) || !/^#($|\/)/.test(ref))
        return undefined;
    const path = decoded(ref.slice(1))
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    let at = root;
    for (const part of path) {
        const found = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(at, [Array.isArray(at) ? Number(part) : part]);
        if (!found)
            return undefined;
        at = found.value;
    }
    return { schema: at, root, seen: new Set([...seen, ref]) };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The schemas under a keyword such as `allOf`. */
function branches(view, keyword) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema)?.[keyword]).map((schema) => ({ ...view, schema }));
}
/** The schemas that hold together with what this one says itself. */
function alsoHold(view) {
    const ref = target(view);
    return [...(ref ? [ref] : []), ...branches(view, 'allOf')];
}
/** Each group has schemas of which at least one holds. */
function choices(view) {
    const { then, else: otherwise, if: condition } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema) ?? {};
    const conditional = condition === undefined ? [] : [then ?? true, otherwise ?? true].map((schema) => ({ ...view, schema }));
    return [branches(view, 'anyOf'), branches(view, 'oneOf'), conditional].filter((group) => group.length > 0);
}
/** What is said of one place by all who speak of it. */
function together(all) {
    const declared = all.filter((said) => said.says === 'declared');
    if (all.some(({ says }) => says === 'forbidden'))
        return FORBIDDEN;
    if (declared.length === 1)
        return declared[0] ?? NOTHING;
    if (declared.length > 1)
        return { says: 'declared', schema: { allOf: declared.map((said) => said.schema) } };
    return all.some(({ says }) => says === 'unnamed') ? UNNAMED : NOTHING;
}
/** What is said of one place where only one of them has to be right. */
function either(all) {
    const declared = all.filter((said) => said.says === 'declared');
    if (declared.length > 0)
        return { says: 'declared', schema: { anyOf: declared.map((said) => said.schema) } };
    if (all.some(({ says }) => says === 'nothing'))
        return NOTHING;
    return all.some(({ says }) => says === 'unnamed') ? UNNAMED : FORBIDDEN;
}
function stepInto(view, part) {
    if (part === 'length' && allowsKind(view, 'array')) {
        const asName = allowsKind(view, 'object') ? combined(view, part, ownStep) : FORBIDDEN;
        const mayBeName = asName.says === 'declared' || asName.says === 'nothing';
        return mayBeName ? NOTHING : { says: 'declared', schema: LENGTH };
    }
    return combined(view, part, ownStep);
}
function combined(view, what, own) {
    if (view.schema === false)
        return FORBIDDEN;
    return together([
        own(view, what),
        ...alsoHold(view).map((other) => combined(other, what, own)),
        ...choices(view).map((group) => either(group.map((other) => combined(other, what, own)))),
    ]);
}
function ownStep(view, part) {
    const schema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema);
    if (!schema)
        return NOTHING;
    const values = ownValues(schema);
    if (values) {
        const inside = values.flatMap((value) => (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(value, [part]) ?? []);
        return inside.length === 0
            ? FORBIDDEN
            : { says: 'declared', schema: { enum: inside.map((found) => found.value) } };
    }
    if (!ownKindAllows(schema, typeof part === 'number' ? 'array' : 'object'))
        return FORBIDDEN;
    return typeof part === 'number' ? ownItem(schema, part) : ownProperty(schema, part);
}
function ownProperty(schema, name) {
    const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema;
    const declared = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(properties, [name]);
    if (declared)
        return { says: 'declared', schema: declared.value };
    const matching = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(patternProperties) ?? {}).filter(([pattern]) => new RegExp(pattern, 'u').test(name));
    if (matching.length > 0)
        return { says: 'declared', schema: { allOf: matching.map(([, value]) => value) } };
    // It speaks of all that its neighbours leave open, which only they know: `unnamed` gives way to their word.
    const rest = additionalProperties ?? unevaluatedProperties;
    if (rest === false)
        return additionalProperties === false ? FORBIDDEN : UNNAMED;
    if (rest !== undefined)
        return { says: 'declared', schema: rest };
    return properties === undefined && patternProperties === undefined ? NOTHING : UNNAMED;
}
function ownItem({ prefixItems, items, maxItems }, index) {
    if (typeof maxItems === 'number' && index >= maxItems)
        return FORBIDDEN;
    const prefix = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(prefixItems);
    if (index < prefix.length)
        return { says: 'declared', schema: prefix[index] };
    if (items === false)
        return FORBIDDEN;
    return items === undefined ? NOTHING : { says: 'declared', schema: items };
}
function itemsOf(view) {
    return combined(view, undefined, ({ schema }) => {
        const own = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(schema);
        if (!own)
            return NOTHING;
        const values = ownValues(own);
        if (values) {
            const lists = values.filter((value) => Array.isArray(value));
            return { says: 'declared', schema: { enum: lists.flat() } };
        }
        if (!ownKindAllows(own, 'array'))
            return FORBIDDEN;
        const { prefixItems, items } = own;
        if (items === undefined)
            return NOTHING;
        const schemas = [...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(prefixItems), ...(items === false ? [] : [items])];
        return schemas.length === 0 ? FORBIDDEN : { says: 'declared', schema: { anyOf: schemas } };
    });
}
/** The names that a schema lists, for a message. */
function namesOf(view) {
    const own = Object.keys((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema)?.properties) ?? {});
    const others = [...alsoHold(view), ...choices(view).flat()].flatMap(namesOf);
    return [...new Set([...own, ...others])];
}
function ownValues(schema) {
    if (Object.hasOwn(schema, 'const'))
        return [schema.const];
    return Array.isArray(schema.enum) ? schema.enum : undefined;
}
function ownKindAllows({ type }, kind) {
    if (type === undefined)
        return true;
    const types = Array.isArray(type) ? type : [type];
    return types.includes(kind) || (kind === 'number' && types.includes('integer'));
}
function allowsKind(view, kind) {
    if (view.schema === false)
        return false;
    const own = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema) ?? {};
    const values = ownValues(own);
    if (values && !values.some((value) => kindOf(value) === kind))
        return false;
    return ownKindAllows(own, kind) && others(view, (other) => allowsKind(other, kind));
}
function allows(view, value) {
    if (view.schema === false)
        return false;
    const own = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema) ?? {};
    const values = ownValues(own);
    if (values && !values.includes(value))
        return false;
    const isFraction = typeof value === 'number' && !Number.isInteger(value);
    const isInteger = [own.type].flat().includes('integer') && ![own.type].flat().includes('number');
    if (isFraction && isInteger)
        return false;
    return ownKindAllows(own, kindOf(value)) && others(view, (other) => allows(other, value));
}
function others(view, test) {
    return alsoHold(view).every(test) && choices(view).every((group) => group.some(test));
}
function valuesOf(view) {
    const own = ownValues((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(view.schema) ?? {});
    if (own)
        return own;
    for (const other of alsoHold(view)) {
        const values = valuesOf(other);
        if (values)
            return values;
    }
    for (const group of choices(view)) {
        const lists = group.map(valuesOf);
        if (lists.every((list) => list !== undefined))
            return lists.flat();
    }
    return undefined;
}


/***/ }),

/***/ 5282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ addClaim),
/* harmony export */   Ri: () => (/* binding */ sortedChanges),
/* harmony export */   vT: () => (/* binding */ toWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7072);


/** Bounds what a hostile stream can make us keep; the summary shows far fewer. */
const MAX_FILES = 10_000;
const WRITING = ['create', 'edit', 'delete'];
/** Adds what a successful tool call says it did to a file; later calls on the same file are folded in. */
function addClaim(claims, tool, end, toWorkspace) {
    if (end.outcome !== 'ok' || !WRITING.includes(tool.kind))
        return;
    const path = toWorkspace(tool.subject);
    if (path === undefined)
        return;
    const before = claims.get(path);
    if (!before && claims.size >= MAX_FILES)
        return;
    const added = (before?.added ?? 0) + (end.added ?? 0);
    const removed = (before?.removed ?? 0) + (end.removed ?? 0);
    if (tool.kind === 'delete') {
        if (before?.change === 'created')
            claims.delete(path);
        else
            claims.set(path, { path, change: 'deleted', added: 0, removed: 0, source: 'tool' });
        return;
    }
    const isNew = before ? before.change === 'created' : tool.kind === 'create';
    claims.set(path, { path, change: isNew ? 'created' : 'modified', added, removed, source: 'tool' });
}
/** Sorted by path, in the order of code units, which is the same on every machine. */
function sortedChanges(changes) {
    return [...changes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
/** Paths that are kept in mind, and characters of one. */
const MAX_KNOWN = 1_000;
const MAX_KNOWN_LENGTH = 400;
/**
 * @param roots names of the workspace, real one first: macOS tells `/private/tmp` for `/tmp`
 * @param directory where the agent works: what its relative paths are relative to
 */
function toWorkspace(roots, directory) {
    const known = new Map();
    /** An agent names the same files again and again. */
    return (path) => {
        if (known.has(path))
            return known.get(path);
        const found = find(path);
        if (known.size >= MAX_KNOWN)
            known.clear();
        if (path.length <= MAX_KNOWN_LENGTH)
            known.set(path, found);
        return found;
    };
    function find(path) {
        if (path === '')
            return undefined;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, path);
        for (const root of roots) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolute);
            if (inside !== '' && (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .F)(absolute, root))
                return node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '/' ? inside : inside.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');
        }
        return undefined;
    }
}


/***/ }),

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ isInside),
  j: () => (/* binding */ readInputFile)
});

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./lib/files/paths.js



/** Whether a path is a folder or lies in it; both absolute. */
function isInside(path, folder) {
    const between = (0,external_node_path_.relative)(folder, path);
    return between !== '..' && !between.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(between);
}
const MAX_PROMPT_FILE = 10 * 1024 * 1024;
/**
 * Reads a file that an input names once, as a regular file in UTF-8 that lies, after all links are followed,
 * in one of the folders.
 *
 * @param max bytes that it may have; 10 MiB where not given
 * @returns its bytes, or what is accepted instead
 */
function readInputFile(path, folders, max = MAX_PROMPT_FILE) {
    let file;
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!folders.some((folder) => folder && isInside(real, (0,external_node_fs_.realpathSync)(folder)))) {
            return { problem: 'it must lie inside the workspace or RUNNER_TEMP' };
        }
        // Opened without following links and without waiting: what lies there may have changed since, or be a FIFO.
        file = (0,external_node_fs_.openSync)(real, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const { size } = (0,external_node_fs_.fstatSync)(file);
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            return { problem: 'it must be a regular file' };
        if (size > max)
            return { problem: `it has ${size} bytes and may have ${max / 1024 / 1024} MiB` };
        const bytes = (0,external_node_fs_.readFileSync)(file);
        if (!(0,external_node_buffer_namespaceObject.isUtf8)(bytes))
            return { problem: 'it must be text in UTF-8' };
        if (bytes.toString().trim() === '')
            return { problem: 'that file is empty' };
        return bytes;
    }
    catch (error) {
        const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return { problem: missing ? 'there is no such file' : `it cannot be read (${String(error)})` };
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}


/***/ }),

/***/ 3448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ agentEnvironment),
/* harmony export */   b: () => (/* binding */ mayPass)
/* harmony export */ });
/**
 * The variables of the step that every agent may see. Anything else may be a secret: the runner gives a
 * JavaScript action tokens for its caches, artifacts and cloud logins, and each action's own inputs.
 */
const ALLOWED = [
    'PATH HOME USER LOGNAME SHELL TZ',
    'LANG LANGUAGE LC_ALL LC_CTYPE LC_MESSAGES',
    'TERM COLORTERM NO_COLOR FORCE_COLOR',
    'TMPDIR TMP TEMP',
    'XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_RUNTIME_DIR',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy all_proxy',
    'NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR',
    'CI GITHUB_ACTIONS RUNNER_TRACKING_ID',
    // Windows cannot start a process without these.
    'SystemRoot SystemDrive windir ComSpec PATHEXT USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
].flatMap((line) => line.split(' '));
/** What the input `env` can never pass on: the runner's own tokens, inputs and command files. */
const REFUSED = /^(INPUT_|ACTIONS_|STATE_|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS.*)$)/i;
/** Whether the input `env` may name this variable. */
function mayPass(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !REFUSED.test(name);
}
/**
 * The environment of the agent: allowed names, those that the user names, and what its CLI needs. A variable
 * that is empty counts as unset: CLIs take an empty key for a wrong one.
 *
 * @param configFolder a folder for the CLI's configuration that no other run and no checkout has touched
 */
function agentEnvironment(env, named, agent, apiKey, configFolder) {
    const hasKey = Boolean(apiKey) || agent.otherKeyVariables.some((name) => env[name]);
    // Without a key the CLI may have been logged in by hand, and its login lies in the folder that it has.
    const config = agent.configVariable && hasKey ? [[agent.configVariable, configFolder]] : [];
    const names = [...ALLOWED, ...agent.otherKeyVariables, ...(agent.variables ?? []), ...named];
    const from = names.map((name) => [name, env[name]]);
    const wanted = [
        ...Object.entries(agent.environment),
        ...config,
        ...from,
        [agent.keyVariable, apiKey],
    ];
    return Object.fromEntries(wanted.filter((entry) => Boolean(entry[1])));
}


/***/ }),

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ neutralLines),
/* harmony export */   GH: () => (/* binding */ neutralLine),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   q1: () => (/* binding */ neutralJson)
/* harmony export */ });
// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what this file is about
// Foreign text made harmless for the runner, for a terminal and for the eye.
//
// The runner (2.336.0) cuts lines at \n, \r\n and a lone \r; it obeys `::name::` behind .NET's idea of blanks
// at the start of a line, and `##[name]` anywhere in it, in JSON too. It reads stdout and stderr alike.
/** Every line end that .NET, a terminal or a viewer of the log may know. */
const LINE_END = /\r\n|[\n\r\v\f\u001c-\u001e\u0085\u2028\u2029]/;
/** Escape sequences of terminals; bounded, so that an unclosed one cannot swallow what follows. */
const ESCAPE = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,512}(?:\u0007|\u001b\\)|[@-Z\\^_])/g;
/** Controls, and what is invisible or turns the direction of a line; not the tab and the emoji selectors. */
const INVISIBLE = /(?!\t|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** White space that .NET's TrimStart removes; JavaScript's own lacks U+0085. */
const DOTNET_BLANKS = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** What needs no closer look: ASCII, letters of Latin scripts, common punctuation, arrows and symbols. */
const HARMLESS = /^[\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27bf]*$/;
/** A text of any number of lines as it looks: without escape sequences and without what nobody sees. */
function visible(text) {
    if (HARMLESS.test(text))
        return text;
    return text.replace(ESCAPE, '').replace(INVISIBLE, (found) => (found === '\n' ? found : ''));
}
/** Cuts text into lines at everything that anybody takes for a line end, and drops what must not be printed. */
function neutralLines(text) {
    if (HARMLESS.test(text))
        return [disarmed(text)];
    return (text.includes('\u001b') ? text.replace(ESCAPE, '') : text).split(LINE_END).map(neutralLine);
}
/**
 * Makes one line that no runner obeys and that shows what it holds: no control or invisible characters, no
 * line end, no `##[`, no `::` behind nothing but blanks. Idempotent.
 */
function neutralLine(line) {
    return disarmed(HARMLESS.test(line) ? line : line.replace(ESCAPE, '').replace(INVISIBLE, ''));
}
/** Breaks what the runner would obey. */
function disarmed(line) {
    const text = line.includes('##[') ? line.replaceAll('##[', '##\\[') : line;
    const isCommand = text.includes('::') && text.replace(DOTNET_BLANKS, '').startsWith('::');
    return isCommand ? `\\${text}` : text;
}
/**
 * The same for a line of JSON, which stays JSON of the same value: what must not be printed is escaped, since
 * it can only stand inside a string.
 */
function neutralJson(line) {
    const escaped = line.replace(INVISIBLE, (found) => [...Array(found.length).keys()]
        .map((i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`)
        .join(''));
    return neutralLine(escaped.replaceAll('##[', '##\\u005b'));
}


/***/ }),

/***/ 8628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ redaction),
/* harmony export */   ce: () => (/* binding */ LEAK),
/* harmony export */   jc: () => (/* binding */ NOTHING_SECRET),
/* harmony export */   tl: () => (/* binding */ SHORTEST)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6413);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7770);
// Finds secrets in any text, also when they are cut to pieces or encoded in a common way.


/** Shown in place of what was found. */
const MARK = '***';
/** So many bytes in a row, of a secret or of one of its encodings, are taken for a leak. */
const LEAK = 12;
/** A shorter value is left to the runner's masks: it would be found by chance everywhere. */
const SHORTEST = 8;
/** Bytes that are looked up at once. */
const GRAM = 4;
/** What may be written in two ways; all else that is escaped is so in a form of the secret. */
const ESCAPE = Buffer.from('\\u');
/** What there is without secrets. */
const NOTHING_SECRET = {
    redact: (text) => text,
    redactLine: (line) => line,
    isClean: (lines) => !lines.includes(ESCAPE),
};
/** The redaction of these forms of secrets. They are looked at when the first text comes. */
function redaction(formsOfSecrets) {
    let finder;
    function prepared() {
        finder ??= finderOf(formsOfSecrets().filter((form) => form.length >= SHORTEST));
        return finder;
    }
    function plain(text) {
        const bytes = Buffer.from(text);
        const runs = prepared()(bytes, false);
        return runs.length === 0 ? text : withoutRuns(bytes, runs);
    }
    function isClean(lines) {
        return !lines.includes(ESCAPE) && prepared()(lines, true).length === 0;
    }
    function redact(text) {
        const clean = plain(text);
        const seen = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(clean);
        if (seen === clean)
            return clean;
        const cleaner = plain(seen);
        return cleaner === seen ? clean : cleaner;
    }
    function redactLine(line) {
        const clean = plain(line);
        const unescaped = line.includes('\\u') ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .unescapeJson */ .j8)(line) : line;
        const open = plain(unescaped);
        if (clean === line && open === unescaped)
            return line;
        // String by string, because a run of a secret may begin with a letter that belongs to an escape before it.
        const strings = inStrings(line);
        if (strings !== undefined && plain(strings) === strings)
            return strings;
        return open === unescaped ? clean : open;
    }
    function inStrings(line) {
        try {
            return JSON.stringify((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(JSON.parse(line), plain, plain));
        }
        catch {
            return undefined; // no JSON, or nested too deep
        }
    }
    return { redact, redactLine, isClean };
}
/** Works on bytes, which are quicker to look at than the characters of a string and are what a stream comes in. */
function finderOf(forms) {
    if (forms.length === 0)
        return () => [];
    const all = forms.map((form) => Buffer.from(form));
    const { bits, longest } = indexOf(all);
    const least = Math.min(LEAK, ...all.map(({ length }) => length));
    // A run of `least` bytes holds, at every place, a gram that begins at a multiple of this.
    const stride = least - GRAM + 1;
    return (bytes, onlyFirst) => {
        const runs = [];
        // Reads four bytes at once, in an order that does not depend on the machine.
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        const end = bytes.length - GRAM;
        let from = 0;
        for (let at = nextPlace(view, bits, 0, end, stride); at <= end; at = nextPlace(view, bits, at + stride, end, stride)) {
            const found = longest(bytes, at, from);
            if (!found)
                continue;
            runs.push(found);
            if (onlyFirst)
                break;
            from = found.end;
            at = Math.max(at, from - stride);
        }
        return runs;
    };
}
/** The text of some bytes with a mark for each run. A run may begin or end inside a character, which goes with it. */
function withoutRuns(bytes, runs) {
    let text = '';
    let from = 0;
    for (let { start, end } of runs) {
        while (start > from && isInsideCharacter(bytes[start]))
            start -= 1;
        while (isInsideCharacter(bytes[end]))
            end += 1;
        text += bytes.toString('utf8', from, Math.max(from, start)) + MARK;
        from = end;
    }
    return text + bytes.toString('utf8', from);
}
function isInsideCharacter(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
/** All places of the forms, by the gram that begins there. */
function indexOf(forms) {
    const all = Buffer.concat(forms);
    // Of the form that a place belongs to: no run goes on from one form into the next.
    const begins = new Int32Array(all.length);
    const ends = new Int32Array(all.length);
    // Places whose grams have the same hash, as lists: the last one, and for each the one before.
    const last = new Int32Array(1 << 16).fill(-1);
    const previous = new Int32Array(all.length);
    // Two bits for each gram answer nearly all look-ups, from memory that stays in a cache.
    const bits = new Int32Array(1 << 15);
    let begin = 0;
    for (const { length } of forms) {
        const end = begin + length;
        begins.fill(begin, begin, end);
        ends.fill(end, begin, end);
        for (let at = begin; at + GRAM <= end; at += 1) {
            const gram = all.readUint32LE(at);
            for (const hash of [hashOf(gram), secondHashOf(gram)]) {
                bits[hash >>> 5] = (bits[hash >>> 5] ?? 0) | (1 << (hash & 31));
            }
            const place = hashOf(gram) & 0xffff;
            previous[at] = last[place] ?? -1;
            last[place] = at;
        }
        begin = end;
    }
    /** The longest run around a place that is also a run of a form, and long enough to be a leak. */
    function longest(bytes, at, from) {
        let best;
        for (let place = last[hashOf(bytes.readUint32LE(at)) & 0xffff] ?? -1; place !== -1; place = previous[place] ?? -1) {
            const [formBegin, formEnd] = [begins[place] ?? 0, ends[place] ?? 0];
            let after = 0;
            while (place + after < formEnd && at + after < bytes.length && bytes[at + after] === all[place + after])
                after += 1;
            if (after < GRAM)
                continue;
            let before = 0;
            while (at - before > from &&
                place - before > formBegin &&
                bytes[at - before - 1] === all[place - before - 1])
                before += 1;
            const isLeak = before + after >= Math.min(LEAK, formEnd - formBegin);
            if (isLeak && before + after > (best ? best.end - best.start : 0))
                best = { start: at - before, end: at + after };
        }
        return best;
    }
    return { bits, longest };
}
/** The next place at which a gram of a form may begin; behind `end` when there is none. */
function nextPlace(view, bits, from, end, stride) {
    for (let at = from; at <= end; at += stride) {
        const gram = view.getUint32(at, true);
        if (isIn(bits, hashOf(gram)) && isIn(bits, secondHashOf(gram)))
            return at;
    }
    return end + 1;
}
function isIn(bits, hash) {
    return (((bits[hash >>> 5] ?? 0) >>> (hash & 31)) & 1) === 1;
}
/** 20 bits of four bytes. */
function hashOf(gram) {
    return Math.imul(gram, 0x9e3779b1) >>> 12;
}
function secondHashOf(gram) {
    return Math.imul(gram ^ (gram >>> 15), 0x85ebca6b) >>> 12;
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1708);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6975);


const interrupted = new AbortController();
function interrupt(stop) {
    interrupted.abort(stop);
}
// Any process of our user can send it, and Node would open a debugger that runs whatever it is told.
if (node_process__WEBPACK_IMPORTED_MODULE_0__.platform !== 'win32')
    node_process__WEBPACK_IMPORTED_MODULE_0__.on('SIGUSR1', () => undefined);
// The handlers stay: the runner sends SIGTERM after SIGINT, and neither may end us before the outputs are set.
for (const signal of ['SIGINT', 'SIGTERM']) {
    node_process__WEBPACK_IMPORTED_MODULE_0__.on(signal, () => interrupt({ why: 'cancelled', sentence: `The job was cancelled (${signal})` }));
}
// A fault of ours outside of any promise must not leave an agent running, nor the outputs unset.
node_process__WEBPACK_IMPORTED_MODULE_0__.on('uncaughtException', (error) => {
    node_process__WEBPACK_IMPORTED_MODULE_0__.exitCode = 1;
    interrupt({ why: 'internal', sentence: `A fault in run-agent: ${error.stack ?? error.message}` });
});
// A copy: what the process was started with is wiped before an agent could read it there.
await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .main */ .i)({ ...node_process__WEBPACK_IMPORTED_MODULE_0__.env }, interrupted.signal);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  provideBy: () => (/* binding */ provideBy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/render/text.js
var render_text = __nccwpck_require__(2801);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __nccwpck_require__(8220);
// EXTERNAL MODULE: ./lib/verdict.js
var verdict = __nccwpck_require__(802);
// EXTERNAL MODULE: ./lib/guard/environment.js
var environment = __nccwpck_require__(3448);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
;// CONCATENATED MODULE: ./lib/run/command.js

/** Characters that are kept of each stream. */
const MAX_OUTPUT = 1024 * 1024;
/**
 * Runs a short command silently and without stdin, to its end. Not @actions/exec: that cannot stop one, and
 * leaves stdin open or fails outside of any promise when the command ends without having read it.
 *
 * @throws what cannot be started, and the signal's reason when it is aborted
 */
function runCommand(file, args, place) {
    const { cwd, env, signal } = place;
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const child = (0,external_node_child_process_.spawn)(file, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
        let stdout = '';
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            stdout = (stdout + chunk.toString()).slice(0, MAX_OUTPUT);
        });
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(0, MAX_OUTPUT);
        });
        function stop() {
            // Only when it is gone nothing is written any more to where it works.
            child.once('exit', () => reject(signal.reason));
            try {
                if (child.pid)
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                reject(signal.reason); // it has ended in the meantime
            }
        }
        signal.addEventListener('abort', stop, { once: true });
        child.once('error', reject);
        child.once('close', (code) => {
            signal.removeEventListener('abort', stop);
            resolve({ code: code ?? undefined, stdout, stderr });
        });
    });
}

// EXTERNAL MODULE: ./lib/json.js
var json = __nccwpck_require__(6413);
;// CONCATENATED MODULE: ./lib/install/problem.js
// Why something could not be installed, as a sentence, with the error behind it kept as its cause.

/** An error whose message can stand behind "\u2026 could not be installed: ". */
function problem(message, cause) {
    return new Error(message, cause === undefined ? undefined : { cause });
}
const CODES = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full, as far as the quota of this user goes',
    EROFS: 'the folder is read-only',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    ECONNREFUSED: 'nothing answers at that address',
    ECONNRESET: 'the connection was cut off',
    ENOTFOUND: 'there is no server of that name',
    EAI_AGAIN: 'the name of the server could not be looked up',
    ETIMEDOUT: 'the server did not answer in time',
    Z_BUF_ERROR: 'the archive is cut off',
    Z_DATA_ERROR: 'the archive is damaged',
};
/** What happened, in words where the system has only a code for it. */
function wordsFor(error) {
    const [first] = error instanceof AggregateError ? error.errors : []; // one for each address of a name
    if (first !== undefined)
        return wordsFor(first);
    const code = (0,json/* asString */.oJ)((0,json/* asObject */.eB)(error)?.code);
    const message = error instanceof Error ? error.message : String(error);
    const words = code && CODES[code];
    return words ? `${words} (${message})` : message;
}

;// CONCATENATED MODULE: ./lib/install/cache.js
// The runner's tool cache, in the layout of @actions/tool-cache: <tool>/<version>/<arch> and <arch>.complete.
//
// Its `cacheDir` is not used: it copies a tree of 700 MB, and whoever looks while it does sees half of it.



/** A folder that a run which was killed left behind is nobody's any more after so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** @throws when the runner names no tool cache */
function slotFor(tool, version, platform, env) {
    if (!env.RUNNER_TOOL_CACHE)
        throw problem('RUNNER_TOOL_CACHE is not set, so there is no place for it');
    const folder = (0,external_node_path_.join)(env.RUNNER_TOOL_CACHE, tool, version, platform);
    return { folder, marker: `${folder}.complete` };
}
/**
 * Whether the place holds a complete tree, of an archive with this checksum.
 *
 * @param checksum undefined when any will do
 */
function isKept({ folder, marker }, checksum) {
    try {
        const kept = (0,external_node_fs_.readFileSync)(marker, 'utf8').trim();
        return (0,external_node_fs_.statSync)(folder).isDirectory() && (checksum === undefined || kept === checksum);
    }
    catch {
        return false;
    }
}
/**
 * Makes a folder beside the place, on the same disk.
 *
 * @throws when that cannot be written
 */
function stage({ folder }) {
    const parent = (0,external_node_path_.dirname)(folder);
    try {
        (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
        const prefix = `.${(0,external_node_path_.basename)(folder)}-`;
        for (const name of (0,external_node_fs_.readdirSync)(parent).filter((entry) => entry.startsWith(prefix))) {
            const path = (0,external_node_path_.join)(parent, name);
            if (Date.now() - (0,external_node_fs_.statSync)(path).mtimeMs > ABANDONED_MS)
                (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        }
        const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, prefix));
        (0,external_node_fs_.chmodSync)(staged, 0o755); // mkdtemp lets nobody else in, and the next job may be another user's
        return staged;
    }
    catch (error) {
        throw problem(`the tool cache cannot be used: ${wordsFor(error)}`, error);
    }
}
/**
 * Puts a finished tree in its place, in one step: nobody ever finds half of one there. If another run was
 * faster its tree stays, because an agent may be running from it.
 */
function keep(staged, slot, checksum) {
    if (isKept(slot, checksum))
        return;
    const { folder, marker } = slot;
    (0,external_node_fs_.rmSync)(marker, { force: true });
    try {
        (0,external_node_fs_.renameSync)(staged, folder);
    }
    catch {
        // The tree of another archive is there, or that of a run which was killed before it could set its marker.
        (0,external_node_fs_.renameSync)(folder, `${staged}-old`);
        (0,external_node_fs_.renameSync)(staged, folder);
        (0,external_node_fs_.rmSync)(`${staged}-old`, { recursive: true, force: true });
    }
    (0,external_node_fs_.writeFileSync)(marker, `${checksum}\n`);
}
/** Removes a staged tree, if it is still there, and the folders above it that hold nothing else. */
function discard(staged) {
    (0,external_node_fs_.rmSync)(staged, { recursive: true, force: true });
    try {
        (0,external_node_fs_.rmdirSync)((0,external_node_path_.dirname)(staged));
        (0,external_node_fs_.rmdirSync)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(staged)));
    }
    catch {
        // something else is in them
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: external "node:stream/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
;// CONCATENATED MODULE: ./lib/install/checksum.js




/** Reads `sha256:<hex>` and `sha512-<base64>`; undefined for anything else, a weaker algorithm included. */
function parseChecksum(text) {
    const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(text) ?? [];
    if (hex)
        return { algorithm: 'sha256', hex: hex.toLowerCase() };
    const [, base64] = /^sha512-([A-Za-z0-9+/]{86}==)$/.exec(text) ?? [];
    if (base64)
        return { algorithm: 'sha512', hex: Buffer.from(base64, 'base64').toString('hex') };
    return undefined;
}
/** In a form of its own that `parseChecksum` does not need to read: `sha256:0f3a\u2026`. */
function showChecksum({ algorithm, hex }) {
    return `${algorithm}:${hex}`;
}
/** @throws when the file is not what the checksum says */
async function verify(file, expected, signal) {
    const hash = (0,external_node_crypto_.createHash)(expected.algorithm);
    await (0,promises_namespaceObject.pipeline)((0,external_node_fs_.createReadStream)(file, { highWaterMark: 1024 * 1024 }), hash, { signal });
    const hex = hash.digest('hex');
    if (hex === expected.hex)
        return;
    const actual = showChecksum({ ...expected, hex });
    throw problem(`its checksum is ${actual}, but it must be ${showChecksum(expected)}; it was not unpacked`);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./lib/install/download.js





/** Bytes; the archives of today have a sixth of it. */
const MAX_ARCHIVE = 1024 * 1024 * 1024;
/** Before the second and the third attempt. */
const WAITS_MS = [1_000, 3_000];
/** So long may nothing come. */
const SILENCE_MS = 60_000;
/**
 * Downloads into a new file, with up to three attempts and through the proxy of the environment.
 *
 * By the client of @actions/tool-cache and not by its `downloadTool`, which cannot be stopped or bounded, waits
 * for up to 20 s between attempts, and prints past the one writer of the log, words of the server's among it.
 *
 * @param say is told why it is tried again
 * @throws a problem that names the address; the signal's reason when it is aborted
 */
async function download(address, file, signal, say) {
    for (const wait of [...WAITS_MS, undefined]) {
        try {
            return await attempt(address, file, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            const { why, isFinal } = judge(error);
            if (isFinal || wait === undefined)
                throw problem(`${address} could not be downloaded: ${why}`, error);
            say(`The download failed, because ${why}; trying again in ${(0,render_text/* duration */.p0)(wait)}`);
            (0,external_node_fs_.rmSync)(file, { force: true });
            await (0,promises_.setTimeout)(wait, undefined, { signal });
        }
    }
}
async function attempt(address, file, signal) {
    const { HttpClient } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 4942));
    const client = new HttpClient('run-agent', [], { allowRetries: false, socketTimeout: SILENCE_MS });
    const { message } = await orAborted(client.get(address), signal);
    if (message.statusCode !== 200) {
        message.destroy();
        throw new Error(`HTTP ${message.statusCode}`, { cause: message.statusCode });
    }
    await (0,promises_namespaceObject.pipeline)(message, bounded, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }), { signal });
}
async function* bounded(chunks) {
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > MAX_ARCHIVE)
            throw new Error(`it is larger than ${MAX_ARCHIVE} bytes`);
        yield chunk;
    }
}
/** A request that nobody answers is left behind; it ends with the process. */
function orAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}
/** What an attempt failed of, and whether another one would be in vain. */
function judge(error) {
    const status = error instanceof Error && typeof error.cause === 'number' ? error.cause : undefined;
    if (status === undefined)
        return { why: wordsFor(error), isFinal: false };
    // Storage without a listing answers 403 for what it does not have.
    const isMissing = status === 403 || status === 404;
    const why = isMissing ? 'the server has no such file' : 'the server cannot give it';
    return { why: `${why} (HTTP ${status})`, isFinal: status < 500 && status !== 408 && status !== 429 };
}

;// CONCATENATED MODULE: ./lib/install/npm.js
// Packages of a registry through the npm client, with whatever registry, proxy and login that is set up.






/** The version that a tag such as `latest` stands for now. */
async function versionOf(name, tag, place) {
    const told = await npm(['view', `${name}@${tag}`, 'version', 'dist.integrity'], place);
    const version = (0,json/* asString */.oJ)((0,json/* parseObject */.lj)(told.trim())?.version);
    if (!version)
        throw problem(`the registry does not tell which version of ${name} is "${tag}"`);
    return version;
}
/** The integrity value that the registry itself tells. */
async function integrityOf(name, version, place) {
    const told = await npm(['view', `${name}@${version}`, 'version', 'dist.integrity'], place);
    const integrity = (0,json/* asString */.oJ)((0,json/* parseObject */.lj)(told.trim())?.['dist.integrity']);
    if (!integrity)
        throw problem(`the registry has no ${name}@${version}, or no integrity value for it`);
    return integrity;
}
/**
 * Downloads the archive of an exact version as it is, and runs nothing of it. npm compares it with the
 * registry's own integrity value.
 *
 * @returns the path of the archive
 */
async function pack(name, version, place) {
    await npm(['pack', `${name}@${version}`], place);
    const archive = (0,external_node_fs_.readdirSync)(place.cwd).find((file) => file.endsWith('.tgz'));
    if (!archive)
        throw problem(`npm downloaded no archive of ${name}@${version}`);
    return (0,external_node_path_.join)(place.cwd, archive);
}
async function npm(args, place) {
    const { cwd, env, registry, signal } = place;
    const file = (env.PATH ?? '')
        .split(external_node_path_.delimiter)
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder))
        .map((folder) => (0,external_node_path_.join)(folder, 'npm'))
        .find((path) => (0,external_node_fs_.existsSync)(path));
    if (!file)
        throw problem('there is no npm on PATH to download it with; actions/setup-node installs one');
    // npm takes the next folder above that has one of these for its project, and reads its .npmrc.
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(cwd, 'package.json'), '{}');
    const scope = /@[^@/]+(?=\/)/.exec(args[1] ?? '')?.[0];
    const options = [
        ...['--json', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'],
        `--cache=${(0,external_node_path_.join)(cwd, 'npm-cache')}`, // the archive is kept unpacked, and once is enough
        ...(registry ? [`--registry=${registry}`, `--${scope}:registry=${registry}`] : []),
    ];
    const { code, stdout, stderr } = await runCommand(file, [...args, ...options], place).catch((error) => {
        signal.throwIfAborted();
        throw problem(`npm could not be run: ${wordsFor(error)}`, error);
    });
    if (code !== 0)
        throw problem(`npm ${args.slice(0, 2).join(' ')} failed: ${reasonOf(stdout, stderr)}`, stderr);
    return stdout;
}
/** With --json npm tells its error as JSON; what comes before it are words for people. */
function reasonOf(stdout, stderr) {
    const error = (0,json/* asObject */.eB)((0,json/* parseObject */.lj)(stdout.slice(Math.max(0, stdout.indexOf('{'))).trim())?.error);
    const told = [(0,json/* asString */.oJ)(error?.code), (0,json/* asString */.oJ)(error?.summary)].filter((part) => part !== undefined);
    if (told.length > 0)
        return (0,render_text/* oneLine */.TN)(told.join(': '), 300);
    const line = stderr.split('\n').find((words) => words.trim() !== '' && !/^npm warn/i.test(words));
    return (0,render_text/* oneLine */.TN)(line ?? 'it told no reason', 300);
}

;// CONCATENATED MODULE: ./lib/install/platform.js

/**
 * This machine as packages name it: `linux-x64`, `darwin-arm64`, `linux-x64-musl`, \u2026 A binary made for glibc
 * does not start on a system with musl, such as Alpine, whose Node is then made for musl itself.
 */
function platformOf({ platform, arch } = process) {
    return platform === 'linux' && isMusl() ? `${platform}-${arch}-musl` : `${platform}-${arch}`;
}
function isMusl() {
    // With the network in it, names would be looked up, which takes seconds.
    const report = Object.assign(process.report, { excludeNetwork: true }).getReport();
    return (0,json/* asObject */.eB)((0,json/* asObject */.eB)(report)?.header)?.glibcVersionRuntime === undefined;
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
// EXTERNAL MODULE: ./lib/files/paths.js + 1 modules
var paths = __nccwpck_require__(7072);
;// CONCATENATED MODULE: ./lib/install/tar.js
// Reads tar archives: ustar with the extensions of POSIX (pax) and GNU for long names.

const BLOCK = 512;
/** Bytes of a header in front of an entry, which holds no more than names. */
const MAX_EXTENSION = 64 * 1024;
const KINDS = {
    '\0': 'file',
    ...{ 0: 'file', 7: 'file', 1: 'hard link', 2: 'symbolic link', 5: 'folder' },
    ...{ 3: 'device', 4: 'device', 6: 'device' },
};
/**
 * The entries of an archive, in order.
 *
 * @throws when it is damaged or ends before its end
 */
async function* tarEntries(bytes) {
    const input = inputOf(bytes);
    let extension = {};
    for (;;) {
        const header = await input.exactly(BLOCK);
        if (header.every((byte) => byte === 0))
            break;
        checkSum(header);
        const type = String.fromCharCode(header[156] ?? 0);
        const size = extension.size ?? octal(header.subarray(124, 136));
        if ('xgLK'.includes(type)) {
            if (size > MAX_EXTENSION)
                throw problem('the archive has a header that is too long');
            const body = await input.exactly(size);
            await input.exactly(padding(size));
            extension = type === 'g' ? extension : { ...extension, ...readExtension(type, body) };
            continue;
        }
        const prefix = header.subarray(257, 262).toString() === 'ustar' ? tar_text(header.subarray(345, 500)) : '';
        const short = tar_text(header.subarray(0, 100));
        const name = extension.path ?? (prefix === '' ? short : `${prefix}/${short}`);
        const kind = KINDS[type] ?? 'thing of unknown kind';
        const length = kind === 'file' || kind === 'thing of unknown kind' ? size : 0;
        const content = input.next(length);
        yield {
            kind: kind === 'file' && name.endsWith('/') ? 'folder' : kind,
            name,
            target: extension.target ?? tar_text(header.subarray(157, 257)),
            isExecutable: (octal(header.subarray(100, 108)) & 0o111) !== 0,
            size: length,
            content,
        };
        for await (const _ of content)
            ; // what nobody wanted
        await input.exactly(padding(length));
        extension = {};
    }
    await input.drain(); // the checksum of the compressed stream is behind its end
}
function readExtension(type, body) {
    if (type === 'L')
        return { path: tar_text(body) };
    if (type === 'K')
        return { target: tar_text(body) };
    const records = new Map();
    for (let at = 0; at < body.length;) {
        const blank = body.indexOf(' ', at);
        const length = Number(body.subarray(at, blank).toString());
        const record = body.subarray(blank + 1, at + length - 1).toString();
        const equals = record.indexOf('=');
        if (!(length > blank - at) || at + length > body.length || blank < 0 || equals < 0) {
            throw problem('the archive has a damaged header');
        }
        records.set(record.slice(0, equals), record.slice(equals + 1));
        at += length;
    }
    const [path, target, size] = ['path', 'linkpath', 'size'].map((name) => records.get(name));
    if (size !== undefined && !/^\d{1,15}$/.test(size))
        throw problem('the archive has a damaged header');
    return {
        ...(path === undefined ? {} : { path }),
        ...(target === undefined ? {} : { target }),
        ...(size === undefined ? {} : { size: Number(size) }),
    };
}
/** The sum of a header's bytes, those of the sum itself taken as blanks. */
function checkSum(header) {
    const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    if (sum !== octal(header.subarray(148, 156)))
        throw problem('the archive is damaged, or is none');
}
function octal(field) {
    const digits = tar_text(field).trim();
    if (!/^[0-7]*$/.test(digits))
        throw problem('the archive is damaged, or is none');
    return Number.parseInt(digits || '0', 8);
}
/** Up to the first NUL. */
function tar_text(field) {
    const end = field.indexOf(0);
    return field.subarray(0, end < 0 ? field.length : end).toString();
}
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
function inputOf(bytes) {
    const chunks = bytes[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    /** At least one byte and at most so many. */
    async function some(most) {
        while (rest.length === 0) {
            const { done, value } = await chunks.next();
            if (done)
                throw problem('the archive is cut off');
            rest = value;
        }
        const part = rest.subarray(0, most);
        rest = rest.subarray(part.length);
        return part;
    }
    async function* next(length) {
        for (let left = length; left > 0;) {
            const part = await some(left);
            left -= part.length;
            yield part;
        }
    }
    async function exactly(length) {
        const parts = [];
        for await (const part of next(length))
            parts.push(part);
        return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    }
    async function drain() {
        while (!(await chunks.next()).done)
            ;
    }
    return { next, exactly, drain };
}

;// CONCATENATED MODULE: ./lib/install/unpack.js
// Unpacks a package so that nothing of it can come to lie, or lead, outside of its folder.
//
// Not by the system's tar: GNU's and macOS's differ in what they refuse, and who lists an archive first and lets
// another program unpack it trusts that both read it alike. Here what is checked is what is written.








/** Bytes; the largest package of today has a fifth of it. */
const MAX_UNPACKED = 4 * 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
const MAX_NAME = 1024;
const CHUNK = 1024 * 1024;
/**
 * Unpacks a gzipped tar into an empty folder, without its one top folder. Owners, times, special modes and
 * write permission are not taken over: a CLI that would replace itself cannot open its own files for that.
 *
 * @throws a problem with the first entry that is not a file, a folder or a link inside the package
 */
async function unpack(archive, folder, signal) {
    const compressed = (0,external_node_fs_.createReadStream)(archive, { highWaterMark: CHUNK });
    const gunzip = (0,external_node_zlib_namespaceObject.createGunzip)({ chunkSize: CHUNK });
    try {
        await (0,promises_namespaceObject.pipeline)(compressed, gunzip, (bytes) => write(bytes, folder), { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        throw problem(`the package could not be unpacked: ${wordsFor(error)}`, error);
    }
}
async function write(bytes, folder) {
    const links = [];
    let top;
    let entries = 0;
    let total = 0;
    for await (const entry of tarEntries(bytes)) {
        entries += 1;
        total += entry.size;
        if (entries > MAX_ENTRIES)
            throw problem(`it has more than ${MAX_ENTRIES} entries`);
        if (total > MAX_UNPACKED)
            throw problem(`it has more than ${MAX_UNPACKED} bytes`);
        const [first = '', ...parts] = partsOf(entry);
        top ??= first;
        if (first !== top)
            throw refusal(entry, `it is not in the top folder ${JSON.stringify((0,render_text/* oneLine */.TN)(top))}`);
        const path = (0,external_node_path_.join)(folder, ...parts);
        if (entry.kind === 'folder')
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        else if (parts.length === 0)
            throw refusal(entry, 'it is in no folder');
        else if (entry.kind === 'file')
            await writeFile(entry, path);
        else if (entry.kind === 'symbolic link')
            links.push({ path, target: targetOf(entry, parts), name: entry.name });
        else
            throw refusal(entry, `a ${entry.kind} has no place in a package`);
    }
    // Links come last, so that no file can be written through one.
    for (const { path, target } of links) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.symlinkSync)(target, path);
    }
    const root = (0,external_node_fs_.realpathSync)(folder);
    for (const { path, name } of links) {
        if (!(0,paths/* isInside */.F)(real(path, name), root))
            throw refusal({ name }, 'its link leads out of the package');
    }
}
async function writeFile({ name, content, isExecutable }, path) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const file = unpack_open(path, name, isExecutable ? 0o555 : 0o444);
    try {
        for await (const chunk of content) {
            for (let done = 0; done < chunk.length;)
                done += (0,external_node_fs_.writeSync)(file, chunk, done);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** A name that stands twice in an archive would let the later file take the place of the earlier. */
function unpack_open(path, name, mode) {
    try {
        return (0,external_node_fs_.openSync)(path, 'wx', mode);
    }
    catch (error) {
        const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST';
        throw isTwice ? refusal({ name }, 'it stands there twice', error) : error;
    }
}
function real(path, name) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        throw refusal({ name }, 'its link leads nowhere', error);
    }
}
/** The parts of an entry's name, of which each is a name of its own and not a way elsewhere. */
function partsOf(entry) {
    const { name } = entry;
    const parts = name.split('/').filter((part) => part !== '' && part !== '.');
    if (name.startsWith('/') || /^[A-Za-z]:/.test(name))
        throw refusal(entry, 'its path is absolute');
    if (parts.includes('..'))
        throw refusal(entry, 'its path leads out of the package');
    if (name.includes('\\') || name.includes('\0') || name.length > MAX_NAME || parts.length === 0) {
        throw refusal(entry, 'that is no name for a file');
    }
    return parts;
}
/** The target of a link as it may be written: relative, and inside by its words alone. */
function targetOf(entry, parts) {
    const { target } = entry;
    const inside = external_node_path_.posix.join(...parts.slice(0, -1), target);
    if (target === '' || target.includes('\\') || target.startsWith('/') || /^\.\.(\/|$)/.test(inside)) {
        throw refusal(entry, 'its link leads out of the package');
    }
    return target;
}
function refusal({ name }, why, cause) {
    return problem(`it has ${JSON.stringify((0,render_text/* oneLine */.TN)(name, 100))}, and ${why}`, cause);
}

;// CONCATENATED MODULE: ./lib/install/install.js













/** A version carries the hash of its commit, which a person does not need. */
function shortVersion(version) {
    return version.replace(/-[0-9a-f]{7,}$/, '');
}
const ASK_MS = 60_000;
/**
 * Has the CLI in the tool cache: as it is kept there, else downloaded, checked, unpacked and asked for its
 * version. Whatever fails, the cache has either the whole of it or nothing.
 *
 * @param say is told what takes time
 * @throws a problem, with its cause; the signal's reason when it is aborted
 */
async function install(agent, order, env, signal, say) {
    const begun = performance.now();
    const plan = agent.install;
    const platform = platformOf();
    if (!plan.platforms.includes(platform)) {
        throw problem(`there is none for ${platform}, only for ${plan.platforms.join(', ')}; set the input \`agent-path\``);
    }
    const work = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'run-agent-install-'));
    try {
        const place = npmPlace(agent, order, env, work, signal);
        const version = await exactVersion(plan.source, order.version ?? plan.version, place);
        if (!plan.form.test(version))
            throw problem(`"${version}" is no version of it`);
        const known = knownChecksum(agent, order, version, platform);
        const slot = slotFor(`run-agent-${agent.id}`, version, platform, env);
        const program = programIn(slot, agent, version);
        const label = `${agent.name} ${shortVersion(version)}`;
        if (isKept(slot, known && showChecksum(known))) {
            return { program, line: `Using ${label} from the tool cache` };
        }
        const staged = stage(slot);
        try {
            const [archive, checksum] = await fetch(agent, order, version, platform, known, place, say);
            await verify(archive, checksum, signal);
            await unpack(archive, staged, signal);
            await checkVersion(programIn({ folder: staged }, agent, version), agent, version, place);
            keep(staged, slot, showChecksum(checksum));
        }
        finally {
            discard(staged);
        }
        const how = known ? 'verified' : 'verified with the checksum of the registry';
        return { program, line: `Installed ${label} in ${(0,render_text/* duration */.p0)(performance.now() - begun)} (${how})` };
    }
    finally {
        (0,external_node_fs_.rmSync)(work, { recursive: true, force: true });
    }
}
/** The step's environment without the runner's own tokens and the agent's keys: a vendor's login may be in it. */
function npmPlace(agent, order, env, cwd, signal) {
    const secret = [agent.keyVariable, ...agent.otherKeyVariables];
    const passed = Object.entries(env).filter(([name]) => (0,environment/* mayPass */.b)(name) && !secret.includes(name));
    return { cwd, env: Object.fromEntries(passed), signal, registry: order.base };
}
async function exactVersion(source, wanted, place) {
    return wanted === 'latest' && source.from === 'npm' ? versionOf(source.main, 'latest', place) : wanted;
}
/** What the package has to be by the step's own word, else by ours. */
function knownChecksum({ install: plan, name }, order, version, platform) {
    const text = order.checksum ? `sha256:${order.checksum}` : plan.checksums[version]?.[platform];
    const known = text === undefined ? undefined : parseChecksum(text);
    if (known || plan.source.from === 'npm')
        return known;
    const address = `${order.base ?? plan.source.base}/${plan.source.path(version, platform)}`;
    throw problem(`no checksum of ${name} ${version} for ${platform} is known. Once you trust it, set the input ` +
        `\`agent-checksum\` to what this prints: curl -fsSL ${address} | sha256sum`);
}
/** The archive, and what it has to be. */
async function fetch({ install: { source } }, order, version, platform, known, place, say) {
    if (source.from === 'npm') {
        const name = source.package(platform);
        const checksum = known ?? parseChecksum(await integrityOf(name, version, place));
        if (!checksum)
            throw problem(`the registry's checksum of ${name}@${version} is no SHA-512`);
        return [await pack(name, version, place), checksum];
    }
    if (!known)
        throw new TypeError('an archive without a checksum cannot be fetched');
    const archive = (0,external_node_path_.join)(place.cwd, 'package.tar.gz');
    await download(`${order.base ?? source.base}/${source.path(version, platform)}`, archive, place.signal, say);
    return [archive, known];
}
function programIn({ folder }, { install: plan }, version) {
    return { file: (0,external_node_path_.join)(folder, plan.executable), args: plan.ownArgs(version), version, folder };
}
/** Runs `--version` without keys and with a home of its own, which is removed again. */
async function checkVersion(program, agent, version, { cwd, env, signal }) {
    const told = await askFor(program, agent, { PATH: env.PATH, LANG: env.LANG }, cwd, signal);
    if (told === version)
        return;
    throw problem(`what was installed does not work: asked for its version it says ${JSON.stringify(told)}`);
}
/**
 * The version that a CLI tells, without what some add to it: `2.1.329 (Claude Code)`.
 *
 * @throws when it cannot be started; the signal's reason when it is aborted
 */
async function askFor({ file, args }, agent, env, folder, signal) {
    const home = (0,external_node_path_.join)(folder, 'home');
    (0,external_node_fs_.mkdirSync)(home, { recursive: true });
    const late = AbortSignal.timeout(ASK_MS);
    const place = {
        cwd: home,
        env: { ...agent.environment, ...env, HOME: home, TMPDIR: home },
        signal: AbortSignal.any([signal, late]),
    };
    const { stdout, stderr } = await runCommand(file, [...args, '--version'], place).catch((error) => {
        signal.throwIfAborted();
        throw problem(`what was installed cannot be run here: ${wordsFor(error)}`, error);
    });
    const [first = ''] = `${stdout}\n${stderr}`.trim().split('\n');
    return first.trim().replace(/ .*/, '');
}

;// CONCATENATED MODULE: ./lib/install/provide.js








/**
 * The CLI that was found, if it is of the version that is asked for, else the one that is installed for it.
 *
 * @param spentMs what of the run's time is gone already
 */
async function provideBy(request, env, interrupted, writer, spentMs) {
    const { agent, program: found, order, timeoutMs } = request;
    const deadline = (0,deadlines/* deadlines */.Q)(timeoutMs, 0, () => false, spentMs);
    const signal = AbortSignal.any([interrupted, deadline.signal]);
    try {
        if (found && order.version !== 'latest') {
            const version = found.version ?? (await askFound(found, request, env, signal));
            if (version === order.version)
                return { ...found, version };
            const other = version
                ? `${agent.name} ${shortVersion(version)} is here`
                : `The ${agent.name} CLI here tells no version`;
            writer.say(`${(0,render_text/* oneLine */.TN)(other)}, but version ${order.version} is asked for`);
        }
        if (order.version === 'latest')
            writer.say('What "latest" is can change with every run; a version can be pinned');
        const { program, line } = await install(agent, order, env, signal, writer.say);
        writer.say(line);
        return program;
    }
    catch (error) {
        if (signal.aborted)
            return (0,verdict/* stoppedBy */.$)(signal.reason);
        for (const line of causesOf(error))
            writer.say(line);
        const what = `The ${agent.name} CLI${found ? ` ${order.version}` : ' is not on this machine and'}`;
        return (0,verdict/* failure */.V2)('install', `${what} could not be installed: ${wordsFor(error)}`);
    }
    finally {
        deadline.clear();
    }
}
/** Empty when it does not tell. */
async function askFound(found, { agent }, env, signal) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'run-agent-install-'));
    try {
        return await askFor(found, agent, { PATH: env.PATH, LANG: env.LANG }, folder, signal);
    }
    catch {
        return '';
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** What stands behind an error and is not in its message. */
function causesOf(error) {
    const causes = [];
    for (let at = error; at instanceof Error && at.cause !== undefined; at = at.cause) {
        const words = (0,render_text/* oneLine */.TN)(wordsFor(at.cause), 300);
        if (!at.message.includes(words))
            causes.push(`Because: ${words}`);
    }
    return causes;
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   _j: () => (/* binding */ asArray),
/* harmony export */   eB: () => (/* binding */ asObject),
/* harmony export */   j8: () => (/* binding */ unescapeJson),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   oJ: () => (/* binding */ asString),
/* harmony export */   to: () => (/* binding */ mapStrings)
/* harmony export */ });
// From unknown data to typed values, or undefined. What comes from an agent is narrowed, never cast.
function asObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : undefined;
}
function asArray(value) {
    return Array.isArray(value) ? value : [];
}
/** A non-empty string. */
function asString(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** A whole number of 0 or more. Protobuf's JSON writes 64-bit numbers as strings, so these count too. */
function asCount(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
/** Parses one JSON object; undefined for anything else. Never throws. */
function parseObject(text) {
    if (!text.startsWith('{'))
        return undefined;
    try {
        return asObject(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
/**
 * The same value with each string in it changed, and the names of fields by `changeKey`; the very same one when
 * nothing in it changes.
 *
 * @throws {RangeError} when it is nested too deep for the stack
 */
function mapStrings(value, change, changeKey) {
    if (typeof value === 'string')
        return change(value);
    if (value === null || typeof value !== 'object' || value instanceof Map)
        return value;
    return Array.isArray(value)
        ? mapItems(value, change, changeKey)
        : mapFields(value, change, changeKey);
}
function mapItems(items, change, changeKey) {
    let copy;
    for (const [i, item] of items.entries()) {
        const mapped = mapStrings(item, change, changeKey);
        if (mapped === item)
            continue;
        copy ??= [...items];
        copy[i] = mapped;
    }
    return copy ?? items;
}
function mapFields(fields, change, changeKey) {
    let copy;
    let hasOtherKeys = false;
    for (const key of Object.keys(fields)) {
        const mapped = mapStrings(fields[key], change, changeKey);
        hasOtherKeys ||= changeKey !== undefined && changeKey(key) !== key;
        if (mapped === fields[key])
            continue;
        copy ??= { ...fields };
        copy[key] = mapped;
    }
    const result = copy ?? fields;
    if (!hasOtherKeys || !changeKey)
        return result;
    return Object.fromEntries(Object.entries(result).map(([key, inner]) => [changeKey(key), inner]));
}
const ESCAPES = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
/** A line of JSON with the escapes of its strings undone: what it says, and no JSON any more. */
function unescapeJson(line) {
    return line.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code, letter) => code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)));
}


/***/ }),

/***/ 6975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/answer/findings.js
var answer_findings = __nccwpck_require__(7374);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agents_agent = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./lib/report.js
var lib_report = __nccwpck_require__(9293);
;// CONCATENATED MODULE: ./lib/answer/prompt.js
// What the agent is told of the schema. None of it is ever printed.
const REQUEST = `Your last message has to be one JSON value that satisfies the JSON Schema below, and nothing
else: no words before or after it and no code fence. A program reads it. What you want to tell people
belongs into its fields.`;
/** The prompt with the request for an answer that satisfies the schema behind it. */
function withSchema(prompt, { text }) {
    return Buffer.concat([prompt, Buffer.from(`\n\n---\n\n${REQUEST}\n\n${text}\n`)]);
}
/** The prompt that asks a second time, in the same session. */
function correction(messages, { text }) {
    const list = messages.map((message) => `- ${message}`).join('\n');
    return Buffer.from(`Your last message could not be used:

${list}

Send the whole answer again, corrected, and do no other work. ${REQUEST}

${text}
`);
}

;// CONCATENATED MODULE: ./lib/answer/again.js
// The second run: the same session is asked once more for an answer that was invalid.



/** The request that asks again; undefined when there is no need or no session to ask in. */
function askAgain(request, { sessionId }, judgement) {
    if (!request.answer || !judgement || judgement.isValid)
        return undefined;
    if (sessionId === undefined || !agents_agent/* SESSION_ID */.n.test(sessionId))
        return undefined;
    return { ...request, prompt: correction(judgement.messages, request.answer.schema), resume: sessionId };
}
/** A report for the second run, in which calls and files go on where those of the first one ended. */
function continued(first) {
    const { claims, calls, tools, firstDenied, firstFailed, unknown, noise } = first;
    return { ...(0,lib_report/* emptyReport */._O)(), claims, calls, tools, firstDenied, firstFailed, unknown, noise };
}
/** Adds to the report of the second run what the first one took. */
function addUp(first, second, agent) {
    second.model ??= first.model;
    if (!agent.usageIsOfSession)
        second.usage = sum(first.usage, second.usage);
    else
        second.usage ??= first.usage;
    const durations = [first.result?.durationMs, second.result?.durationMs];
    const isKnown = durations.every((ms) => ms !== undefined);
    const durationMs = isKnown ? durations.reduce((all, ms) => all + ms, 0) : undefined;
    if (second.result)
        second.result = { ...second.result, durationMs };
}
function sum(a, b) {
    if (!a || !b)
        return a ?? b;
    return {
        inputTokens: a.inputTokens + b.inputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
        cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    };
}

// EXTERNAL MODULE: ./lib/render/text.js
var render_text = __nccwpck_require__(2801);
// EXTERNAL MODULE: ./lib/answer/path.js
var answer_path = __nccwpck_require__(4831);
;// CONCATENATED MODULE: ./lib/answer/evaluate.js


/** Evaluates a condition over a value. Pure; never throws. */
function evaluate(condition, value) {
    const paths = pathsOf(condition).map((path) => `${(0,answer_path/* pathText */.LF)(path)} is ${shown(value, path)}`);
    return { holds: truth(condition, value) === true, actual: [...new Set(paths)] };
}
function truth(condition, value) {
    switch (condition.kind) {
        case 'and': {
            const parts = condition.of.map((part) => truth(part, value));
            if (parts.includes(false))
                return false;
            return parts.includes(undefined) ? undefined : true;
        }
        case 'or': {
            const parts = condition.of.map((part) => truth(part, value));
            if (parts.includes(true))
                return true;
            return parts.includes(undefined) ? undefined : false;
        }
        case 'not': {
            const part = truth(condition.of, value);
            return part === undefined ? undefined : !part;
        }
        case 'truth': {
            const found = (0,answer_path/* valueAt */.fK)(value, condition.path);
            return typeof found?.value === 'boolean' ? found.value : undefined;
        }
        case 'comparison':
            return compare(condition, value);
    }
}
function compare({ path, operator, literal }, value) {
    const found = (0,answer_path/* valueAt */.fK)(value, path);
    if (!found)
        return undefined;
    const actual = found.value;
    switch (operator) {
        case '==':
            return actual === literal;
        case '!=':
            return actual !== literal;
        case 'contains':
            if (Array.isArray(actual))
                return actual.includes(literal);
            return typeof actual === 'string' && typeof literal === 'string' ? actual.includes(literal) : undefined;
        case '<':
            return ordered(actual, literal, (a, b) => a < b);
        case '<=':
            return ordered(actual, literal, (a, b) => a <= b);
        case '>':
            return ordered(actual, literal, (a, b) => a > b);
        case '>=':
            return ordered(actual, literal, (a, b) => a >= b);
    }
}
function ordered(a, b, test) {
    return typeof a === 'number' && typeof b === 'number' ? test(a, b) : undefined;
}
function pathsOf(condition) {
    switch (condition.kind) {
        case 'and':
        case 'or':
            return condition.of.flatMap(pathsOf);
        case 'not':
            return pathsOf(condition.of);
        case 'truth':
        case 'comparison':
            return [condition.path];
    }
}
function shown(value, path) {
    const found = (0,answer_path/* valueAt */.fK)(value, path);
    return found ? (0,render_text/* oneLine */.TN)(JSON.stringify(found.value), 80) : 'missing';
}

;// CONCATENATED MODULE: ./lib/json-scan.js
// One pass over text that was written by anybody, in linear time and without recursion: where it begins an
// object or an array, whether that is whole, and what JSON.parse would not tell of it.
const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const BRACKET = /[[{]/g;
/**
 * The last object or array that the text begins, whole or broken, and that lies in no other one.
 *
 * A bracket of prose, behind which no JSON follows, is none. What a broken one holds is not looked at: a piece
 * of an answer is not the answer, and an earlier one may be the example that the agent was given.
 *
 * @param kinds which of the two are looked for; others are passed over as a whole
 */
function lastAttempt(text, kinds) {
    let last;
    BRACKET.lastIndex = 0;
    for (let found = BRACKET.exec(text); found; found = BRACKET.exec(text)) {
        const attempt = attemptAt(text, found.index);
        const isProse = !attempt.isWhole && attempt.end <= attempt.start + 1;
        if (kinds.has(attempt.kind) && !isProse)
            last = attempt;
        BRACKET.lastIndex = Math.max(attempt.end, attempt.start + 1);
    }
    return last;
}
/** Follows the JSON that begins with the bracket at this position, as far as it goes. */
function attemptAt(text, start) {
    const frames = [];
    let at = start;
    /** Behind the last token: where an attempt that breaks off is said to end. */
    let end = start;
    let depth = 0;
    let duplicate;
    function match(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(text)?.[0];
        if (found !== undefined)
            at += found.length;
        return found;
    }
    /** A string in its quotes. One pattern for it all would need a stack as long as the string. */
    function matchText() {
        const from = at;
        if (!take('"'))
            return undefined;
        do
            match(PLAIN);
        while (match(ESCAPE) !== undefined);
        return take('"') ? text.slice(from, at) : undefined;
    }
    function take(char) {
        if (text[at] !== char)
            return false;
        at += 1;
        return true;
    }
    function open() {
        const kind = text[at] === '{' ? 'object' : text[at] === '[' ? 'array' : undefined;
        if (!kind)
            return false;
        at += 1;
        frames.push({ kind, next: 'first' });
        depth = Math.max(depth, frames.length);
        return true;
    }
    /** Reads one token where this frame stands; false when it is not one that may stand there. */
    function step(frame) {
        const isArray = frame.kind === 'array';
        if ((frame.next === 'first' || frame.next === 'comma') && take(isArray ? ']' : '}')) {
            frames.pop();
            return true;
        }
        if (frame.next === 'comma') {
            frame.next = isArray ? 'value' : 'name';
            return take(',');
        }
        if (frame.next === 'colon') {
            frame.next = 'value';
            return take(':');
        }
        if (!isArray && frame.next !== 'value') {
            const name = matchText();
            if (name === undefined)
                return false;
            const plain = JSON.parse(name);
            frame.names ??= new Set();
            if (frame.names.has(plain))
                duplicate ??= plain;
            frame.names.add(plain);
            frame.next = 'colon';
            return true;
        }
        frame.next = 'comma';
        return open() || matchText() !== undefined || match(SCALAR) !== undefined;
    }
    function attempt(isWhole) {
        return { kind: text[start] === '[' ? 'array' : 'object', start, end, isWhole, depth, duplicate };
    }
    open();
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
        end = at;
        match(SPACE);
        if (!step(frame))
            return attempt(false);
    }
    end = at;
    return attempt(true);
}

;// CONCATENATED MODULE: ./lib/answer/find.js


/**
 * UTF-16 units of the compact JSON. GitHub takes 1 MiB of outputs from a job and counts two bytes for each
 * unit: beside `result` and the lists there is so much room left (src/outputs.ts).
 */
const MAX_JSON = 96 * 1024;
/** Characters of an answer that is looked through at all. */
const MAX_ANSWER = 1024 * 1024;
/** Containers in each other; people write five, and a validator is called once for each. */
const MAX_DEPTH = 100;
/**
 * Finds the JSON in an answer: the whole of it, else its last fenced block of JSON, else the last object or
 * array that it begins. One that is broken is not passed over: what stands before it is not the answer.
 *
 * @param kinds what the schema accepts besides scalars, which are found only as the whole answer
 */
function findJson(answer, kinds) {
    const text = answer.trim();
    if (text === '')
        return { problem: 'The answer is empty' };
    if (text.length > MAX_ANSWER)
        return { problem: tooLong('The answer', text.length, MAX_ANSWER) };
    if (isJson(text))
        return checked(text);
    const block = lastBlock(text, kinds);
    if (block !== undefined)
        return checked(block);
    const attempt = lastAttempt(text, kinds);
    if (!attempt)
        return { problem: `The answer holds no JSON ${[...kinds].join(' or ')}` };
    if (!attempt.isWhole)
        return { problem: broken(text, attempt.end) };
    return checked(text.slice(attempt.start, attempt.end));
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** The same for JSON that the CLI itself took from the answer. */
function checkStructured(value) {
    try {
        return checked(JSON.stringify(value));
    }
    catch {
        return { problem: 'The JSON in the answer nests too deep' }; // it does not fit on the stack
    }
}
/** What is JSON for a parser can still be ambiguous, or too much. */
function checked(text) {
    const problem = problemOf(text);
    if (problem)
        return { problem };
    const value = JSON.parse(text);
    if (holdsInfinity(value))
        return { problem: 'A number of the JSON in the answer is too large' };
    const json = JSON.stringify(value);
    if (json.length <= MAX_JSON)
        return { value, json };
    return { problem: tooLong('The JSON in the answer', json.length, MAX_JSON) };
}
function tooLong(what, length, most) {
    return `${what} has ${length} characters; at most ${most} are accepted`;
}
function problemOf(text) {
    if (!/^[[{]/.test(text))
        return isJson(text) ? undefined : broken(text, 0);
    const { isWhole, end, depth, duplicate } = attemptAt(text, 0);
    if (!isWhole || end < text.length)
        return broken(text, end);
    if (depth > MAX_DEPTH) {
        return `The JSON in the answer nests ${(0,render_text/* counted */.hS)(depth, 'level')}; at most ${MAX_DEPTH} are accepted`;
    }
    if (duplicate === undefined)
        return undefined;
    return `The JSON in the answer has the name "${(0,render_text/* oneLine */.TN)(duplicate, 80)}" twice in one object`;
}
function broken(text, at) {
    const before = text.slice(0, at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    const next = (0,render_text/* oneLine */.TN)(text.slice(at, at + 200), 40);
    return `The JSON in the answer breaks off at ${place}${next === '' ? '' : `, before: ${next}`}`;
}
/** JSON.parse reads `1e999` as infinity, for which JSON has no word. */
function holdsInfinity(value) {
    if (typeof value === 'number')
        return !Number.isFinite(value);
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.values(value).some(holdsInfinity);
}
const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
/**
 * What the last fenced block holds that is labelled as JSON, or not labelled and begins like JSON. A block
 * that is not closed reaches to the end, as in Markdown.
 */
function lastBlock(text, kinds) {
    let last;
    let open;
    function close() {
        if (!open)
            return;
        const body = open.lines.join('\n').trim();
        const begins = body.startsWith('{') ? 'object' : body.startsWith('[') ? 'array' : undefined;
        const isJson = /^json\b/i.test(open.label) || (open.label === '' && begins && kinds.has(begins));
        if (isJson && body !== '')
            last = body;
        open = undefined;
    }
    for (const line of text.split('\n').map((line) => line.replace(/\r$/, ''))) {
        const [, fence, label = ''] = FENCE.exec(line) ?? [];
        if (!open) {
            if (fence)
                open = { fence, label: label.trim(), lines: [] };
        }
        else if (fence?.startsWith(open.fence) && label.trim() === '') {
            close();
        }
        else {
            open.lines.push(line);
        }
    }
    close();
    return last;
}

;// CONCATENATED MODULE: ./lib/answer/judge.js




/** Messages that a sentence names. */
const MAX_NAMED = 3;
/** Takes the JSON from the answer of a run that ended well, and holds it against the rules. */
function judge({ schema, passIf }, report) {
    const { structured } = report.result ?? {};
    const found = structured === undefined ? findJson((0,lib_report/* answerOf */.ut)(report), schema.containers) : checkStructured(structured);
    if ('problem' in found)
        return invalid([found.problem], found.problem);
    const { value, json } = found;
    const messages = schema.validate(value);
    if (messages.length > 0) {
        const more = messages.length - MAX_NAMED;
        const named = messages.slice(0, MAX_NAMED).join('; ');
        const rest = more > 0 ? `; ${(0,render_text/* counted */.hS)(more, 'more problem')}` : '';
        return invalid(messages, `The answer does not satisfy the schema: ${named}${rest}`);
    }
    const evaluated = passIf && evaluate(passIf.condition, value);
    return {
        isValid: true,
        value,
        json,
        problem: passIf && evaluated && !evaluated.holds
            ? {
                reason: 'pass_if',
                sentence: `The answer does not meet pass-if: ${passIf.text} (${evaluated.actual.join(', ')})`,
            }
            : undefined,
    };
}
function invalid(messages, sentence) {
    return { isValid: false, messages, problem: { reason: 'invalid_output', sentence } };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./lib/guard/environment.js
var guard_environment = __nccwpck_require__(3448);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./lib/run/lines.js
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/**
 * Splits bytes at `\n` alone, because U+2028 and a lone `\r` may stand raw inside a JSON string. Works on
 * bytes, so a character that is cut by a chunk's border stays whole. Linear in time; of a line above `limit`
 * bytes only the first `limit` are kept in memory.
 */
function lineSplitter(limit) {
    let parts = [];
    let size = 0;
    let dropped = 0;
    function keep(part) {
        const room = Math.min(part.length, limit - size);
        if (room > 0)
            parts.push(part.subarray(0, room));
        size += room;
        dropped += part.length - room;
    }
    function finish() {
        const line = whole(Buffer.concat(parts, size), dropped);
        parts = [];
        size = 0;
        dropped = 0;
        return line;
    }
    function push(chunk) {
        const lines = [];
        let from = 0;
        for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
            if (size === 0 && at - from <= limit)
                lines.push(whole(chunk.subarray(from, at)));
            else {
                keep(chunk.subarray(from, at));
                lines.push(finish());
            }
            from = at + 1;
        }
        if (from < chunk.length)
            keep(Buffer.from(chunk.subarray(from))); // the chunk is not kept
        return lines;
    }
    function whole(bytes, dropped = 0) {
        const hasReturn = bytes.length > 0 && bytes[bytes.length - 1] === RETURN;
        return { bytes: hasReturn ? bytes.subarray(0, -1) : bytes, dropped };
    }
    return { push, end: () => (size + dropped > 0 ? [finish()] : []) };
}

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./lib/run/memory.js
// What lets a long stream pass in the memory of a short one: V8 by itself takes more the longer it runs.

/** By then the young generation has found its size. In bytes. */
const SETTLED = 32 * 1024 * 1024;
/** @returns a function for each chunk of a stream that was read and is not used any more */
function memoryKeeper() {
    let passed = 0;
    return (chunk) => {
        const before = passed;
        passed += chunk.length;
        // Read by V8 whenever it could grow the young generation, which it would double again and again for as long as
        // anything survives in it: a stream of 1 GiB takes 110 MiB with this and 165 without, and no longer (Node 24).
        if (before < SETTLED && passed >= SETTLED)
            (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
        release(chunk);
    };
}
/** Frees the memory of a chunk, which lies outside the heap: a collector that is in no hurry lets it pile up. */
function release({ buffer, byteLength }) {
    // Node 20 has no way to; a part of something larger is not ours to free.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
        buffer.transfer?.(0);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/run/processes.js
// What runs on this machine, and which of it belongs to the agent.



/** Every process that is alive; those that only wait to be reaped are not. */
function listProcesses() {
    if (process.platform === 'linux')
        return (0,external_node_fs_.readdirSync)('/proc').flatMap((entry) => linuxProcess(entry) ?? []);
    return process.platform === 'win32' ? [] : psProcesses();
}
/** The process of this number, if it is alive. */
function findProcess(pid) {
    if (process.platform === 'linux')
        return linuxProcess(String(pid));
    return process.platform === 'win32' ? undefined : psProcesses(pid)[0];
}
/** Reads /proc/<pid>/stat (proc_pid_stat(5)); the name may hold blanks and parentheses. */
function linuxProcess(entry) {
    if (!/^\d+$/.test(entry))
        return undefined;
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${entry}/stat`, 'latin1');
        const nameEnd = stat.lastIndexOf(')');
        const fields = stat.slice(nameEnd + 2).split(' ');
        // With threads left, only its first one has ended: it can still do everything.
        if (fields[0] === 'X' || (fields[0] === 'Z' && Number(fields[17]) <= 1))
            return undefined;
        return {
            pid: Number(entry),
            name: stat.slice(stat.indexOf('(') + 1, nameEnd),
            parent: Number(fields[1]),
            group: Number(fields[2]),
            session: Number(fields[3]),
            started: Number(fields[19]),
        };
    }
    catch {
        return undefined; // it ended while we looked
    }
}
/** The number that was given last, to a process or a thread; 0 where the system does not tell. */
function newestPid() {
    try {
        return Number((0,external_node_fs_.readFileSync)('/proc/loadavg', 'latin1').split(' ')[4]);
    }
    catch {
        return 0;
    }
}
/** macOS and other Unix systems. `lstart` has a resolution of one second. */
function psProcesses(pid) {
    const { stdout, pid: self } = (0,external_node_child_process_.spawnSync)('ps', [...(pid === undefined ? ['-A'] : ['-p', String(pid)]), '-o', 'pid=,ppid=,pgid=,stat=,lstart=,comm='], { encoding: 'utf8', timeout: 2_000, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
    return (stdout ?? '').split('\n').flatMap((line) => {
        const found = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/.exec(line);
        const [, id, parent, group, state, started, name] = found ?? [];
        if (!found || state?.startsWith('Z') || Number(id) === self)
            return [];
        return [
            {
                pid: Number(id),
                parent: Number(parent),
                group: Number(group),
                session: -1,
                started: Date.parse(started ?? ''),
                name: name ?? '',
            },
        ];
    });
}
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'];
const LIMITS = /^Max resident set +\S+ +(\S+)[\s\S]*^Max file locks +\S+ +(\S+)/m;
/** Far above all memory: who asks for the limit, as `sort` does, is not limited by it. */
const LEAST = 2 ** 50;
const SPAN = 2 ** 46;
/** The mark for one run; undefined where the system has none to give. */
function createTag() {
    const prlimit = process.platform === 'linux' ? PRLIMIT.find((path) => (0,external_node_fs_.existsSync)(path)) : undefined;
    const ours = hardLimits('self');
    // A limit that is set already leaves no room for a mark.
    if (!prlimit || ours?.locks !== Infinity || ours.rss !== Infinity)
        return undefined;
    const random = (0,external_node_crypto_.randomInt)(SPAN);
    const [locks, rss] = [LEAST + random, LEAST + SPAN - random];
    return {
        wrap: (file, args) => [prlimit, [`--locks=${locks}:${locks}`, `--rss=${rss}:${rss}`, file, ...args]],
        has: (pid) => {
            const limits = hardLimits(pid);
            return limits !== undefined && limits.locks <= locks && limits.rss <= rss;
        },
    };
}
function hardLimits(pid) {
    try {
        const [, rss, locks] = LIMITS.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/limits`, 'latin1')) ?? [];
        return locks && rss ? { locks: limitOf(locks), rss: limitOf(rss) } : undefined;
    }
    catch {
        return undefined; // it ended while we looked
    }
}
function limitOf(text) {
    return text === 'unlimited' ? Infinity : Number(text);
}
/** Ends a process and its descendants on Windows, which knows no signals; errors mean that it is gone. */
function taskkill(pid) {
    try {
        (0,external_node_child_process_.execFileSync)('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', timeout: 5_000 });
    }
    catch { }
}

;// CONCATENATED MODULE: ./lib/run/tree.js


/** How often the tree is looked at while it ends, in milliseconds. */
const LOOK_EVERY_MS = 50;
/** What SIGKILL has not ended by then will not end: it hangs in the kernel. */
const KILL_TAKES_MS = 1_500;
/** Who starts itself anew is met within this time, or lives long enough to be listed; in milliseconds. */
const MEET_MS = 50;
/** After a cancellation there is no more time than that. */
const CHASE_MS = 500;
/** Of those that were started between two looks so many can be alive still. */
const NEWEST = 8;
/**
 * The tree below one process that leads a process group and a session of its own.
 *
 * A member is who descends from it, is of its group or session, or carries the tag: shells in a session of
 * their own have only a parent, a child that forked twice only the tag. A tag that was lowered could be that of
 * another run as well, so it counts only where an orphan of this run can come to; whose parent lives elsewhere
 * is another's. Members are remembered by pid and start time, so that nobody else's process is ever signalled.
 *
 * @param spared processes of ours that end in their own time
 * @param rootWaits whether the first process has only started the agent and waits for it
 */
function processTree(root, tag, spared, rootWaits) {
    const known = new Map();
    const first = findProcess(root);
    if (first)
        known.set(root, first);
    const since = (first ?? findProcess(process.pid))?.started ?? 0;
    const heirs = new Set(spared.length > 0 ? spared : tag && [1, ...ancestors()]);
    let uncaught = [];
    function members() {
        const everybody = listProcesses();
        const alive = new Map(everybody.map((found) => [found.pid, found]));
        const all = everybody.filter(({ pid, started }) => pid !== process.pid && !spared.includes(pid) && started >= since);
        const isKnown = (found) => found !== undefined && known.get(found.pid)?.started === found.started;
        const isMember = (found) => found.group === root ||
            found.session === root ||
            // Our own children are the agent and the short commands that we run beside it.
            found.parent === process.pid ||
            isKnown(alive.get(found.parent)) ||
            // A parent that has ended while we looked leaves an orphan, which is not told yet.
            ((heirs.has(found.parent) || !alive.has(found.parent)) && tag?.has(found.pid) === true);
        for (let before = -1; before !== known.size;) {
            before = known.size;
            for (const found of all) {
                if (!isKnown(found) && isMember(found))
                    known.set(found.pid, found);
            }
        }
        return [...all.filter(isKnown), ...uncaught];
    }
    /** Whether it is ours by its tag, and so is whoever started it, up to one that inherits our orphans. */
    function isOrphan(pid) {
        for (let next = pid; tag?.has(next);) {
            const parent = findProcess(next)?.parent;
            if (parent === undefined)
                return next !== pid;
            if (heirs.has(parent))
                return true;
            next = parent;
        }
        return false;
    }
    /**
     * Who starts itself anew and ends, faster than all processes can be listed, is in no list: it is met only as the
     * newest of all. Blocks, because while anybody else has his turn another one is born.
     *
     * @returns those that were ended; the last one counts as alive when new ones came until the end
     */
    function chase() {
        const met = [];
        const end = performance.now() + CHASE_MS;
        let until = performance.now() + MEET_MS;
        for (let last = newestPid(); performance.now() < until;) {
            if (until > end) {
                uncaught = met.slice(-1);
                break;
            }
            const newest = newestPid();
            for (let pid = newest; pid > Math.max(last, newest - NEWEST); pid -= 1) {
                if (!isOrphan(pid))
                    continue;
                const found = findProcess(pid);
                if (!found)
                    continue;
                send(found, 'SIGKILL');
                met.push(found);
                until = performance.now() + MEET_MS;
            }
            last = newest;
        }
        return met;
    }
    async function end(graceMs, hurry) {
        if (process.platform === 'win32') {
            taskkill(root);
            return { ended: [] };
        }
        const ended = new Map();
        const rounds = [
            ['SIGTERM', graceMs],
            ['SIGKILL', KILL_TAKES_MS],
        ];
        let newest = newestPid();
        let alive = members();
        for (const [signal, ms] of rounds) {
            const until = performance.now() + ms;
            const told = new Set();
            while (alive.length > 0) {
                for (const found of alive) {
                    ended.set(found.pid, found);
                    // What only waits for the agent leaves with it, and reaps it: who dies first leaves an orphan.
                    const isWaiting = found.pid === root && rootWaits && alive.length > 1;
                    if (told.has(found.pid) || isWaiting)
                        continue;
                    told.add(found.pid);
                    send(found, signal);
                }
                if (performance.now() >= until || (signal === 'SIGTERM' && hurry?.aborted))
                    break;
                await (0,promises_.setTimeout)(LOOK_EVERY_MS);
                newest = newestPid();
                alive = members(); // also those who were started since
            }
        }
        // If nothing was started while we looked, what was found is all.
        if (tag && spared.length === 0 && alive.length === 0 && newestPid() !== newest)
            for (const found of chase())
                ended.set(found.pid, found);
        // Our own children are not the agent's: the agent itself, and a command of ours beside it.
        return { ended: [...ended.values()].filter(({ parent }) => parent !== process.pid) };
    }
    return { members, end };
}
/** Our own process and those that it descends from: one of them, or process 1, inherits the agent's orphans. */
function ancestors() {
    const pids = [];
    for (let pid = process.pid; pid > 0; pid = findProcess(pid)?.parent ?? 0)
        pids.push(pid);
    return pids;
}
function send(to, signal) {
    if (findProcess(to.pid)?.started !== to.started)
        return; // its number may be another's by now
    try {
        process.kill(to.pid, signal);
    }
    catch {
        // it ended by itself, or is not ours to end (another user's): the last look tells
    }
}

;// CONCATENATED MODULE: ./lib/run/agent-process.js






/** A longer event is skipped: it would cost its length five times over in memory. In bytes. */
const MAX_EVENT = 16 * 1024 * 1024;
/** Of a line on stderr so much is kept, in bytes: a list of all models is a few kilobytes long. */
const MAX_ERROR_LINE = 64 * 1024;
/** How long the agent may stay after its result; real CLIs were seen to stay for minutes. */
const AFTER_RESULT_MS = 5_000;
/** From TERM to KILL. After a cancellation the runner leaves 7.5 s, and our report must fit in as well. */
const GRACE_MS = 5_000;
const GRACE_WHEN_CANCELLED_MS = 2_000;
/** For what the agent left running when it ended by itself. */
const GRACE_FOR_LEFTOVERS_MS = 1_000;
/** For a short command that runs beside the agent to end by itself. */
const BESIDE_MS = 2_000;
/** For the pipes to hand over what is in them, once the whole tree is gone. */
const DRAIN_MS = 1_500;
/** What the programs say that start the agent for us, with exit code 126 or 127, when they could not. */
const NOT_EXECUTED = /^(?:prlimit|setpriv): (failed to execute .*)/;
/**
 * Runs the agent until its whole process tree is gone.
 *
 * The agent's own exit ends the wait, never the end of its pipes, because a survivor can hold those open.
 *
 * @param beside settles when the short commands have ended that were started beside the agent
 * @param deadline aborted with a `Stop` when the time is up
 * @param cancelled aborted with a `Stop` when the job is cancelled: everything gets shorter
 * @throws what the listener throws, once the tree is gone
 */
async function runAgent(command, listener, beside, deadline, cancelled) {
    const tag = createTag();
    const [file, args] = tag?.wrap(command.file, command.args) ?? [command.file, command.args];
    const child = start(file, args, command);
    if ('problem' in child)
        return neverStarted(child.problem);
    const crash = new AbortController();
    const exit = exitOf(child);
    // Asked for now: a stream counts as closed before it tells so, and with that its last line.
    const closed = Promise.all([child.stdout, child.stderr].map(closeOf));
    const stop = firstOf(cancelled, deadline, crash.signal);
    let unexecuted;
    // Before the other listeners, which leave nothing of a chunk.
    child.stderr.once('data', (chunk) => {
        unexecuted = NOT_EXECUTED.exec(chunk.toString())?.[1];
    });
    const enough = firstOf(stop, listen(child, listener, crash));
    feed(child.stdin, command.prompt);
    const tree = child.pid === undefined
        ? undefined
        : processTree(child.pid, tag, command.spared, command.spared.length > 0);
    const helpers = beside();
    const itself = await Promise.race([exit, aborted(enough)]);
    if (itself?.how === 'never-started')
        return neverStarted(itself.problem);
    if (itself)
        await settled(helpers, BESIDE_MS, stop);
    const { ended } = await endTree(tree, itself !== undefined, cancelled);
    await command.sweep();
    const left = tree?.members() ?? [];
    await drained(child, closed);
    crash.signal.throwIfAborted();
    if (stop.aborted)
        return { ending: { how: 'stopped', stop: stop.reason }, ended: [], left };
    if (unexecuted && itself?.how === 'exited' && itself.code >= 126)
        return neverStarted(unexecuted);
    if (!itself)
        return { ending: { how: 'ended-after-result' }, ended: [], left };
    const leftPids = left.map(({ pid }) => pid);
    return { ending: itself, ended: ended.filter(({ pid }) => !leftPids.includes(pid)), left };
}
/** `spawn` throws for what it can tell at once, an argument with a NUL or a list that is too long. */
function start(file, args, command) {
    try {
        return (0,external_node_child_process_.spawn)(file, [...args], {
            cwd: command.directory,
            env: command.environment,
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: process.platform !== 'win32', // a group and a session of its own, by which its children are found
            windowsHide: true,
        });
    }
    catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
    }
}
function neverStarted(problem) {
    return { ending: { how: 'never-started', problem }, ended: [], left: [] };
}
function exitOf(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ how: 'never-started', problem: error.message }));
        child.once('exit', (code, signal) => resolve(signal ? { how: 'killed', signal } : { how: 'exited', code: code ?? 0 }));
    });
}
/** Hands on what the agent prints; the answer is aborted when it had its time to leave after the result. */
function listen(child, listener, crash) {
    const finished = new AbortController();
    let timer;
    pipe(child.stdout, MAX_EVENT, (lines) => {
        if (!listener.output(lines).hasResult || timer)
            return;
        timer = setTimeout(() => finished.abort(), AFTER_RESULT_MS).unref();
    });
    pipe(child.stderr, MAX_ERROR_LINE, listener.errors);
    function pipe(stream, limit, tell) {
        const splitter = lineSplitter(limit);
        const passed = memoryKeeper();
        const guarded = (lines) => {
            if (lines.length === 0 || crash.signal.aborted)
                return;
            try {
                tell(lines);
            }
            catch (error) {
                crash.abort(error); // a fault of ours must not leave an agent running
            }
        };
        stream.on('data', (chunk) => {
            guarded(splitter.push(chunk));
            passed(chunk);
        });
        stream.once('close', () => guarded(splitter.end()));
        stream.on('error', () => undefined); // a broken pipe is the end of it, which `close` tells
    }
    return finished.signal;
}
/** The agent may die before it has read its prompt: its own words tell why, a broken pipe does not. */
function feed(stdin, prompt) {
    stdin.on('error', () => undefined);
    stdin.end(prompt);
}
/** Aborted with the first of them; `AbortSignal.any` of Node 24.21 tells the reason of a later one. */
function firstOf(...signals) {
    const first = new AbortController();
    for (const signal of signals) {
        if (signal.aborted)
            first.abort(signal.reason);
        else
            signal.addEventListener('abort', () => first.abort(signal.reason), { once: true });
    }
    return first.signal;
}
function aborted(signal) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve(undefined);
        else
            signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
}
function endTree(tree, hasLeft, cancelled) {
    // On Windows the tree is known by its first process only, whose number may be another's once it has left.
    if (!tree || (hasLeft && process.platform === 'win32'))
        return { ended: [] };
    if (cancelled.aborted)
        return tree.end(GRACE_WHEN_CANCELLED_MS);
    return tree.end(hasLeft ? GRACE_FOR_LEFTOVERS_MS : GRACE_MS, cancelled);
}
/** Kept when the stream is closed and its last line handed on; an error of a pipe is no more than its end. */
function closeOf(stream) {
    return new Promise((resolve) => stream.once('close', resolve));
}
/** Waits for the pipes' ends, but not for a survivor that holds them. */
async function drained(child, closed) {
    await settled(closed, DRAIN_MS);
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.destroy();
    // A destroyed stream closes a turn later, and only then its last line without an end is handed on.
    await closed;
}
/** Waits for something, but not longer than so many milliseconds. */
async function settled(work, ms, stop) {
    const late = new AbortController();
    const timer = (0,promises_.setTimeout)(ms, undefined, { signal: stop ? firstOf(late.signal, stop) : late.signal });
    await Promise.race([work, timer]).catch(() => undefined);
    late.abort();
    await timer.catch(() => undefined);
}

// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __nccwpck_require__(8220);
;// CONCATENATED MODULE: ./lib/attend.js




/**
 * Runs the agent of a request from its start until its whole process tree is gone.
 *
 * @param spentMs what an earlier run of the same step took of the time
 */
async function attend(request, env, interrupted, outcome, follower, isolation, folder, spentMs) {
    const { agent, program, directory, prompt } = request;
    if (!program)
        throw new TypeError('an agent without a program cannot be run');
    const environment = (0,guard_environment/* agentEnvironment */.F)(env, request.env, agent, request.apiKey, folder.config);
    const start = (args) => isolation.wrap(program.file, [...program.args, ...args], directory);
    /** Asked while the agent starts, and only where the path does not tell it: a CLI takes a second to answer. */
    async function learnVersion() {
        if (outcome.agentVersion)
            return;
        const { askVersion } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 8070));
        outcome.agentVersion = await askVersion(start(['--version']), agent.version, environment, directory);
    }
    const { report } = outcome;
    const deadline = (0,deadlines/* deadlines */.Q)(request.timeoutMs, request.idleTimeoutMs, () => report.open.size > 0, spentMs);
    const schemaArgs = request.answer ? agent.schemaArgs?.(request.answer.schema.text) : undefined;
    const session = agent.takesSession && !request.resume ? (0,external_node_crypto_.randomUUID)() : undefined;
    outcome.session ??= session;
    const [file, args] = start([...agent.commandLine({ ...request, session }), ...(schemaArgs ?? [])]);
    const { keepers: spared, end: sweep } = isolation;
    try {
        return await runAgent({ file, args, directory, environment, prompt, spared, sweep }, {
            output: (lines) => {
                deadline.alive();
                const told = follower.output(lines);
                if (told.hasResult)
                    deadline.clear();
                return told;
            },
            errors: follower.errors,
        }, learnVersion, deadline.signal, interrupted);
    }
    finally {
        deadline.clear();
        follower.end();
    }
}

// EXTERNAL MODULE: ./lib/render/log.js
var render_log = __nccwpck_require__(4858);
;// CONCATENATED MODULE: ./lib/run/regions.js
const regions_NEWLINE = 0x0a;
/**
 * Puts lines together that lie together, as those of one chunk do: what looks at bytes, or hands them to the system,
 * takes a fraction of the time for a region that it takes for its lines one by one. A line that is not whole stands
 * alone.
 */
function regionsOf(lines) {
    const regions = [];
    for (let from = 0; from < lines.length;) {
        const first = lines[from]?.bytes ?? Buffer.alloc(0);
        const memory = Buffer.from(first.buffer);
        let end = first.byteOffset + first.length;
        let to = from + 1;
        while (lines[from]?.dropped === 0 && isNext(lines[to], memory, end)) {
            end += 1 + (lines[to]?.bytes.length ?? 0);
            to += 1;
        }
        regions.push({ bytes: memory.subarray(first.byteOffset, end), lines: lines.slice(from, to) });
        from = to;
    }
    return regions;
}
function isNext(line, memory, end) {
    if (line?.dropped !== 0)
        return false;
    const { buffer, byteOffset } = line.bytes;
    return buffer === memory.buffer && byteOffset === end + 1 && memory[end] === regions_NEWLINE;
}

;// CONCATENATED MODULE: ./lib/follow.js



/** Characters of the agent's text that a log shows; the rest is in the events file. */
const MAX_LOG = {
    quiet: 0,
    text: 4 * 1024 * 1024,
    verbose: 32 * 1024 * 1024,
    'stream-json': 64 * 1024 * 1024,
};
const MAX_STDERR_LINES = 50;
const HEARTBEAT_MS = 60_000;
/** Each line of the agent goes to the events file first, then into the report, then to the log. */
function follow(run) {
    const { agent, report, folder, writer, log, toWorkspace, redaction, onSession } = run;
    const { redact, redactLine, isClean } = redaction;
    const decoder = agent.decoder();
    const stderr = [];
    let left = MAX_LOG[log];
    let now = performance.now();
    const heartbeat = setInterval(() => {
        if (writer.silence() >= HEARTBEAT_MS)
            writer.say((0,render_log/* stillRunning */.K_)([...report.open.values()], performance.now()));
    }, 1_000);
    if (log === 'quiet')
        clearInterval(heartbeat);
    function output(lines) {
        now = performance.now();
        for (const region of regionsOf(lines)) {
            const [line] = region.lines;
            if (line && line.dropped > 0)
                skip(line);
            else
                take(region);
        }
        folder.flush();
        return { hasResult: report.results > 0 };
    }
    function take({ bytes, lines }) {
        if (isClean(bytes)) {
            folder.addEvents(bytes);
            for (const line of lines)
                read(line.bytes, true);
        }
        else if (lines.length > 1) {
            for (const line of lines)
                take({ bytes: line.bytes, lines: [line] });
        }
        else {
            const text = bytes.toString();
            const clean = redactLine(text);
            const line = clean === text ? bytes : Buffer.from(clean);
            folder.addEvents(line);
            read(line, false);
        }
    }
    function read(line, isPlain) {
        tell(decoder.line(line, isPlain), line);
    }
    function tell(events, line) {
        // What follows the result is kept in the events file and shown nowhere.
        const isOver = report.results > 0;
        for (const event of events)
            add(event);
        if (!isOver)
            show(linesOf(line, events));
    }
    function add(event) {
        (0,lib_report/* addEvent */.W2)(report, event, now, toWorkspace);
        if (event.type === 'session')
            onSession();
    }
    function linesOf(line, events) {
        switch (log) {
            case 'quiet':
                return [];
            case 'stream-json':
                if (events.some(({ type }) => type === 'prompt' || type === 'thinking'))
                    return [];
                return rawLine(line.toString());
            default:
                return events.flatMap((event) => (0,render_log/* eventLines */.Cl)(event, log === 'verbose', toWorkspace));
        }
    }
    function rawLine(text) {
        return text.trim() === '' ? [] : [{ as: text.startsWith('{') ? 'json' : 'output', text }];
    }
    function show(lines) {
        const length = lines.reduce((sum, { text }) => sum + text.length, 0);
        if (length < left) {
            left -= length;
            writer.show(lines);
            return;
        }
        for (const { as, text } of lines) {
            if (left <= 0)
                return;
            const part = as === 'json' ? text : text.slice(0, left);
            left -= part.length;
            writer.show([{ as, text: part }]);
            if (left <= 0)
                writer.say(`The log is cut here; all events are in ${folder.eventsFile}`);
        }
    }
    function skip({ bytes, dropped }) {
        const length = bytes.length + dropped;
        folder.addEvents(Buffer.from(JSON.stringify({ type: 'run-agent', subtype: 'skipped_event', bytes: length })));
        add({ type: 'unknown', name: 'too long' });
        writer.say(`Skipped an event of ${length} bytes: it is too long to be read`);
    }
    function errors(lines) {
        for (const { bytes } of lines) {
            const text = redact(bytes.toString());
            stderr.push(text);
            if (stderr.length > MAX_STDERR_LINES)
                stderr.shift();
            if (log === 'verbose')
                show([{ as: 'output', text }]);
        }
    }
    function end() {
        clearInterval(heartbeat);
        tell(decoder.end(), Buffer.alloc(0));
        folder.flush();
    }
    return { output, errors, end, stderr: () => stderr };
}

// EXTERNAL MODULE: ./lib/verdict.js
var verdict = __nccwpck_require__(802);
;// CONCATENATED MODULE: ./lib/ask.js






/**
 * Asks the agent, and once more in the same session and the same time when its answer does not satisfy the
 * schema. The outcome tells of both as of one run; each has to end well by itself.
 *
 * @param begun when the run began, by `performance.now()`
 * @throws what a fault of ours throws, when the agent's processes are gone
 */
async function ask(request, env, interrupted, outcome, guard, folder, writer, begun) {
    const { agent, log, answer: rules } = request;
    let strays = 0;
    async function attempt(asked, report, isolation, onSession) {
        outcome.report = report;
        outcome.ending = undefined;
        const follower = follow({ ...outcome, agent, folder, writer, log, onSession });
        const spentMs = performance.now() - begun;
        try {
            const end = await attend(asked, env, interrupted, outcome, follower, isolation, folder, spentMs);
            outcome.ending = end.ending;
            strays += end.left.length;
            if (report.sessionId === undefined)
                onSession();
            for (const line of (0,render_log/* survivorLines */.M8)(end.ended, end.left))
                writer.say(line);
            const stderr = follower.stderr().join('\n');
            const isUsable = rules && !(0,verdict/* failedRun */.XZ)(end.ending, report, stderr, agent, asked);
            const judgement = isUsable ? judge(rules, report) : undefined;
            return { request: asked, sessionId: report.sessionId, judgement, stderr, isAlone: strays === 0 };
        }
        finally {
            outcome.lastWords = [...report.noise, ...follower.stderr()];
        }
    }
    const first = outcome.report;
    const asked = await attempt(request, first, guard.isolation, () => writer.say((0,render_log/* headLine */.jR)(outcome)));
    const again = askAgain(request, first, asked.judgement);
    if (!again) {
        const isInvalid = asked.judgement?.isValid === false;
        if (isInvalid)
            writer.say('Not asked again: the agent told no session id to go on with');
        return asked;
    }
    writer.say(`Asking again: ${asked.judgement?.problem?.sentence ?? ''}`);
    const isolation = await guard.again();
    const second = await attempt(again, continued(first), isolation, () => undefined);
    addUp(first, outcome.report, agent);
    return { ...second, sessionId: first.sessionId };
}

;// CONCATENATED MODULE: ./lib/files/gate.js

/** Paths that a sentence names. */
const gate_MAX_NAMED = 10;
/** The first rule that the changes break. What cannot be told counts as broken. */
function breachOf(ledger, { failOn, permissions }) {
    const { files, violations, word, isUnchecked, problems } = ledger;
    if (isUnchecked)
        return { reason: 'protected_paths', sentence: problems[0] ?? 'What changed could not be told' };
    if (violations.length > 0)
        return { reason: 'protected_paths', sentence: violated(violations, ledger) };
    const mayNotChange = permissions === 'read-only' || failOn.has('changes');
    const paths = files.map(({ path }) => path);
    if (mayNotChange && paths.length > 0) {
        const rule = permissions === 'read-only' ? 'with `permissions: read-only`' : 'with `fail-on: changes`';
        return {
            reason: 'changes',
            sentence: `${(0,render_text/* counted */.hS)(paths.length, 'file')} changed ${rule}: ${named(paths)}`,
        };
    }
    if (mayNotChange && word === 'events') {
        return { reason: 'changes', sentence: `Whether files changed is not known: ${problems[0] ?? ''}` };
    }
    if (failOn.has('no-changes') && paths.length === 0) {
        return { reason: 'no_changes', sentence: 'The agent changed no file' };
    }
    return undefined;
}
function violated(violations, { reverted, problems }) {
    const of = (rule) => violations.filter((each) => each.rule === rule).map(({ path }) => path);
    const guarded = of('protected-paths');
    const outside = of('allowed-paths');
    const parts = [
        ...(guarded.length > 0
            ? [`${(0,render_text/* counted */.hS)(guarded.length, 'protected path')} changed: ${named(guarded)}`]
            : []),
        ...(outside.length > 0
            ? [`${(0,render_text/* counted */.hS)(outside.length, 'path')} changed outside of \`allowed-paths\`: ${named(outside)}`]
            : []),
        ...(reverted.length > 0 ? [`${(0,render_text/* counted */.hS)(reverted.length, 'file')} put back`] : []),
        ...problems.slice(0, 1),
    ];
    return parts.join('; ');
}
function named(paths) {
    const more = paths.length > gate_MAX_NAMED ? `, and ${paths.length - gate_MAX_NAMED} more` : '';
    return paths.slice(0, gate_MAX_NAMED).join(', ') + more;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./lib/files/bytes.js
// Names on disk are bytes, and not all of them are UTF-8. Here a name is a string with one character per byte:
// no two names become one, ASCII stays as it is, and names sort as git sorts them.
const ASCII = /^[\0-\x7f]*$/;
function toBytes(text) {
    return ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}
/** For people and outputs; what is not UTF-8 becomes U+FFFD. */
function toText(bytes) {
    return ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString();
}
/** For calls of the file system. */
function onDisk(bytes) {
    return ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1');
}
/** The folder of a path without the `/` at its end; empty for the top. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Whether an error of the file system has one of these codes. */
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

// EXTERNAL MODULE: ./lib/files/changes.js
var changes = __nccwpck_require__(5282);
;// CONCATENATED MODULE: ./lib/files/contents.js



const CHUNK = 1024 * 1024;
function kindOf(stats) {
    if (stats.isFile())
        return 'file';
    return stats.isSymbolicLink() ? 'link' : 'other';
}
/** The id that git gives to these bytes. */
function blobId(bytes, algorithm) {
    return (0,external_node_crypto_.createHash)(algorithm).update(blobHeader(bytes.length)).update(bytes).digest('hex');
}
function blobHeader(length) {
    return `blob ${length}\0`;
}
/** The SHA-256 of a file as it is; empty for what cannot be read. */
function digestOf(path) {
    try {
        const { id, length } = readFile(path, 'sha256', 0, () => '');
        return { digest: id, length };
    }
    catch {
        return { digest: '', length: 0 };
    }
}
/**
 * Reads and hashes what lies at a path. No link is followed, and nothing is opened but regular files: a FIFO
 * would make us wait and a device would never end.
 *
 * @param path absolute
 * @param keep bytes up to which the content itself is wanted
 */
function readContent(path, algorithm, keep) {
    try {
        const kind = kindOf((0,external_node_fs_.lstatSync)(onDisk(path)));
        if (kind === 'file')
            return readFile(path, algorithm, keep, blobHeader);
        if (kind !== 'link')
            return { id: kind, bytes: undefined };
        const bytes = (0,external_node_fs_.readlinkSync)(onDisk(path), { encoding: 'buffer' });
        return { id: blobId(bytes, algorithm), bytes };
    }
    catch {
        return { id: 'unreadable', bytes: undefined }; // gone meanwhile, or not ours to read
    }
}
function readFile(path, algorithm, keep, header) {
    const file = (0,external_node_fs_.openSync)(onDisk(path), external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        if (!stats.isFile())
            return { id: 'other', bytes: undefined, length: 0 };
        const hash = (0,external_node_crypto_.createHash)(algorithm).update(header(stats.size));
        const isKept = stats.size <= keep;
        const chunk = Buffer.allocUnsafe(isKept ? stats.size : CHUNK);
        let done = 0;
        while (done < stats.size) {
            const from = isKept ? done : 0;
            const count = (0,external_node_fs_.readSync)(file, chunk, from, Math.min(chunk.length - from, stats.size - done), done);
            if (count === 0)
                break; // it became shorter under our hands; its id is then that of no blob
            hash.update(chunk.subarray(from, from + count));
            done += count;
        }
        return { id: hash.digest('hex'), bytes: isKept ? chunk.subarray(0, done) : undefined, length: done };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Reads a small file of rules or settings, one character per byte; empty when there is none, or a link. */
function readSmall(path) {
    try {
        return readFile(path, 'sha1', CHUNK, blobHeader).bytes?.toString('latin1') ?? '';
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./lib/files/git-index.js

const SLASH = 47;
const SUBMODULE = 0o160000;
const SPARSE_FOLDER = 0o040000;
/**
 * Reads an index of git (gitformat-index, versions 2 to 4).
 *
 * @param below only paths in this folder, which is cut off them; with a `/` at its end, or empty for all
 * @returns undefined for what is no such index: split and sparse ones, and damaged ones
 */
function parseIndex(bytes, writtenMs, idLength, below) {
    const version = bytes.length < 12 + idLength ? 0 : bytes.readUInt32BE(4);
    if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4)
        return undefined;
    const count = bytes.readUInt32BE(8);
    if (count > bytes.length / 40)
        return undefined;
    const offsets = new Uint32Array(count);
    const names = new Map();
    const folders = new Set();
    const unwatched = new Set();
    const end = bytes.length - idLength;
    let at = 12;
    let path = ''; // of version 4, where each path is told by its difference to the one before
    let last = '';
    let inFolder;
    let lastFrom = 0;
    let lastTo = -1;
    for (let n = 0; n < count; n += 1) {
        offsets[n] = at;
        const flags = at + 40 + idLength;
        if (flags + 4 > end)
            return undefined;
        const mode = bytes.readUInt32BE(at + 24);
        if (mode === SPARSE_FOLDER)
            return undefined;
        const word = bytes.readUInt16BE(flags);
        const isExtended = version >= 3 && (word & 0x4000) !== 0;
        const isSkipped = isExtended && (bytes.readUInt16BE(flags + 2) & 0x4000) !== 0;
        if (isSkipped || (word & 0x8000) !== 0)
            unwatched.add(n);
        let from = flags + (isExtended ? 4 : 2);
        let cut = 0;
        if (version === 4)
            [cut, from] = readVarint(bytes, from);
        const stop = bytes.indexOf(0, from);
        if (stop === -1 || stop >= end)
            return undefined;
        let name;
        if (version === 4) {
            path = path.slice(0, path.length - cut) + bytes.toString('latin1', from, stop);
            name = nameOf(path);
            if (folderOf(path) !== last || n === 0)
                enter(folderOf(path));
        }
        else {
            let slash = stop - 1;
            while (slash >= from && bytes[slash] !== SLASH)
                slash -= 1;
            const to = Math.max(slash, from);
            // Entries are sorted, so nearly all lie where the one before lies, and only their names are decoded.
            if (bytes.compare(bytes, lastFrom, Math.max(lastFrom, lastTo), from, to) !== 0 || n === 0) {
                enter(bytes.toString('latin1', from, to));
            }
            lastFrom = from;
            lastTo = to;
            name = bytes.toString('latin1', slash + 1 > from ? slash + 1 : from, stop);
        }
        if (mode === SUBMODULE && inFolder)
            addFolders(folders, `${last}/${name}`.slice(last === '' ? 1 : below.length));
        else
            inFolder?.set(name, n);
        // Before version 4 an entry is filled with NULs, one at least, to a multiple of eight bytes.
        at = version === 4 ? stop + 1 : at + ((stop - at + 8) & ~7);
    }
    while (at + 8 <= end) {
        if (bytes.toString('latin1', at, at + 4) === 'link')
            return undefined; // the rest is in another file
        at += 8 + bytes.readUInt32BE(at + 4);
    }
    return { bytes, writtenMs, idLength, names, offsets, clean: new Uint8Array(count), unwatched, folders };
    function enter(folder) {
        last = folder;
        inFolder = undefined;
        if (!`${folder}/`.startsWith(below))
            return;
        const inside = folder.slice(below.length);
        inFolder = names.get(inside) ?? new Map();
        names.set(inside, inFolder);
        addFolders(folders, inside);
    }
}
/** The number of a path's entry. */
function entryOf(index, path) {
    return index.names.get(folderOf(path))?.get(nameOf(path));
}
/** All paths with the numbers of their entries. */
function entriesOf({ names }) {
    return [...names].flatMap(([folder, inside]) => [...inside].map(([name, n]) => [folder === '' ? name : `${folder}/${name}`, n]));
}
function addFolders(folders, folder) {
    for (let each = folder; each !== '' && !folders.has(each); each = folderOf(each))
        folders.add(each);
}
/** A number as in a pack's offsets: seven bits a byte, and one is added before each further byte. */
function readVarint(bytes, from) {
    let at = from;
    let byte = bytes[at] ?? 0;
    let value = byte & 0x7f;
    while (byte & 0x80) {
        at += 1;
        byte = bytes[at] ?? 0;
        value = (value + 1) * 128 + (byte & 0x7f);
    }
    return [value, at + 1];
}
/** Whether a file is as git last knew it, and the index therefore tells its content. */
function isClean({ bytes, offsets, writtenMs }, n, stats) {
    const at = offsets[n] ?? 0;
    const mode = bytes.readUInt32BE(at + 24);
    return (bytes.readUInt32BE(at + 36) === stats.size % 2 ** 32 &&
        isSameTime(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12), stats.mtimeMs) &&
        isSameTime(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4), stats.ctimeMs) &&
        bytes.readUInt32BE(at + 20) === stats.ino % 2 ** 32 &&
        // The kind of file, and whether its owner may run it. Windows knows no such right, and reads all files once.
        (mode & 0o170100) === (stats.mode & (stats.isFile() ? 0o170100 : 0o170000)) &&
        stats.mtimeMs < writtenMs);
}
/** The entry's own words about the file; times in milliseconds. */
function stampAt({ bytes, offsets }, n) {
    const at = offsets[n] ?? 0;
    const mode = bytes.readUInt32BE(at + 24);
    return {
        kind: (mode & 0o170000) === 0o120000 ? 'link' : 'file',
        isExecutable: (mode & 0o100) !== 0,
        size: bytes.readUInt32BE(at + 36),
    };
}
/** Node gives times as milliseconds in a double, which is exact to less than a microsecond. */
function isSameTime(seconds, nanoseconds, ms) {
    return Math.abs(seconds * 1_000 + nanoseconds / 1e6 - ms) < 0.002;
}
/** The object id of an entry, in hexadecimal. */
function idAt({ bytes, offsets, idLength }, n) {
    const at = (offsets[n] ?? 0) + 40;
    return bytes.toString('hex', at, at + idLength);
}

;// CONCATENATED MODULE: ./lib/files/repository.js




/** A real index of a million files has 100 MB. */
const MAX_INDEX = 256 * 1024 * 1024;
/**
 * Opens the repository whose top folder this is, without running git.
 *
 * @param top absolute
 * @param folder the same, relative to the workspace
 * @param below where the workspace lies in it
 * @returns undefined when there is none
 */
function openRepository(top, folder, below, convert) {
    const gitFolder = gitFolderOf(`${top}/.git`);
    if (!gitFolder || !isThere(`${gitFolder}/HEAD`))
        return undefined;
    const common = readSmall(`${gitFolder}/commondir`).trim();
    const commonFolder = common === '' ? gitFolder : realFolder(absolute(common, gitFolder));
    if (!commonFolder || !isThere(`${commonFolder}/objects`))
        return undefined;
    const isSha256 = /^\s*objectformat\s*=\s*"?sha256/im.test(readSmall(`${commonFolder}/config`));
    const idLength = isSha256 ? 32 : 20;
    const index = readIndex(gitFolder, top, idLength, below, convert);
    return {
        ...{ top, folder, below, gitFolder, commonFolder, index },
        algorithm: isSha256 ? 'sha256' : 'sha1',
    };
}
/** `.git` is a folder, or a file that names one: in worktrees and submodules. */
function gitFolderOf(path) {
    const stats = (0,external_node_fs_.statSync)(onDisk(path), { throwIfNoEntry: false });
    if (stats?.isDirectory())
        return realFolder(path);
    const named = /^gitdir: ([\s\S]+?)\n*$/.exec(readSmall(path))?.[1];
    return named === undefined ? undefined : realFolder(absolute(named, folderOf(path)));
}
function absolute(path, from) {
    return /^(\/|[A-Za-z]:[\\/])/.test(path) ? path : `${from}/${path}`;
}
/** Undefined when it is not there. */
function realFolder(path) {
    try {
        return (0,external_node_fs_.realpathSync)(onDisk(path), { encoding: 'buffer' }).toString('latin1');
    }
    catch {
        return undefined;
    }
}
function isThere(path) {
    return (0,external_node_fs_.lstatSync)(onDisk(path), { throwIfNoEntry: false }) !== undefined;
}
function readIndex(gitFolder, top, idLength, below, convert) {
    const path = `${gitFolder}/index`;
    const stats = (0,external_node_fs_.statSync)(onDisk(path), { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MAX_INDEX)
        return undefined;
    const index = parseIndex((0,external_node_fs_.readFileSync)(onDisk(path)), stats.mtimeMs, idLength, below);
    if (index)
        return index;
    const converted = convert(gitFolder, top);
    return converted && parseIndex(converted, stats.mtimeMs, idLength, below);
}

;// CONCATENATED MODULE: ./lib/files/walk.js


/** How long others may wait for their turn, in milliseconds. */
const TURN_MS = 50;
/** Why a walk cannot go on; undefined when it can. */
function isSpent({ files, until }) {
    if (files < 0)
        return 'it has too many files';
    return performance.now() > until() ? 'it takes too long' : undefined;
}
/**
 * Walks a folder without following links and without looking into `.git`.
 *
 * @param root absolute
 * @returns why it was given up; undefined when all was seen
 */
async function walk(root, context, guide, budget) {
    const open = [{ folder: '', isIgnored: false, context }];
    let turn = performance.now() + TURN_MS;
    for (let place = open.pop(); place; place = open.pop()) {
        walkFolder(root, place, open, guide, budget);
        const problem = isSpent(budget);
        if (problem)
            return problem;
        if (performance.now() > turn) {
            await new Promise((resolve) => setImmediate(resolve));
            turn = performance.now() + TURN_MS;
        }
    }
    return undefined;
}
function walkFolder(root, place, open, guide, budget) {
    const { folder } = place;
    const entries = walk_entriesOf(`${root}/${folder}`);
    if (entries === 'unreadable')
        guide.visit(folder.slice(0, -1), undefined, place.isIgnored, place.context);
    if (typeof entries === 'string')
        return;
    const context = guide.enter(place, entries);
    for (const entry of entries) {
        const { name } = entry;
        const path = folder + name;
        if (isGit(name))
            continue;
        const isFolder = entry.isDirectory();
        const isKnown = guide.isKnown(path, name, isFolder, context);
        const isIgnored = (isFolder || !isKnown) && (place.isIgnored || guide.isIgnored(path, isFolder, context));
        if (isIgnored && !isKnown && !guide.isWanted(path))
            continue;
        if (isFolder) {
            if (!guide.isSkipped(path))
                open.push({ folder: `${path}/`, isIgnored, context });
            continue;
        }
        budget.files -= 1;
        if (isKnown === 'met')
            continue;
        if (isSpent(budget))
            return;
        const stats = statsOf(`${root}/${path}`);
        if (stats !== 'gone')
            guide.visit(path, stats, isIgnored, context);
    }
}
/** In any letter case: macOS and Windows know but one. */
function isGit(name) {
    return name.length === 4 && name.toLowerCase() === '.git';
}
function walk_entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(onDisk(path), { withFileTypes: true, encoding: 'latin1' });
    }
    catch (error) {
        return hasCode(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unreadable';
    }
}
/** Of the thing itself, never of what a link leads to; undefined for what cannot be looked at. */
function statsOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(onDisk(path), { throwIfNoEntry: false }) ?? 'gone';
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/files/git-folder.js




const SHARED = ['config', 'hooks', 'info'];
const OWN = ['config.worktree', 'commondir', 'gitdir'];
/** A list that git itself writes when it packs. */
const GENERATED = 'info/refs';
const MAX_FILES = 2_000;
/** What a run must not change unseen in a repository: its settings, hooks and rules. */
function gitFilesOf({ folder, below, gitFolder, commonFolder }) {
    const path = `${'../'.repeat(below.split('/').length - 1)}${folder}.git/`;
    return [...filesIn(path, commonFolder, SHARED), ...filesIn(path, gitFolder, OWN)];
}
/** The same in a `.git` folder of the workspace. */
function gitFilesAt(path, absolute) {
    return filesIn(`${path}/`, absolute, [...SHARED, ...OWN]);
}
function filesIn(path, gitFolder, names) {
    if (realFolder(gitFolder) !== gitFolder)
        return []; // it is gone, or a link stands in its place
    const found = [];
    const open = [...names];
    for (let name = open.pop(); name !== undefined && found.length < MAX_FILES; name = open.pop()) {
        const absolute = `${gitFolder}/${name}`;
        const stats = statsOf(absolute);
        if (stats === 'gone' || name === GENERATED)
            continue;
        const inside = stats?.isDirectory() ? namesIn(absolute) : undefined;
        if (inside)
            open.push(...inside.map((each) => `${name}/${each}`));
        else
            found.push({ path: path + name, absolute });
    }
    return found;
}
/** Undefined for a folder that cannot be read. */
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(onDisk(folder), { encoding: 'latin1' });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/files/ignore-rules.js
// What git ignores, by the documentation of gitignore. Git itself is not asked: the rules that count are those
// from before the run, and git would read the ones that the agent left behind.
/** More than any real file of rules has; bounds the work that a hostile one makes. */
const MAX_PATTERNS = 5_000;
/** @param text a file of rules, one character per byte */
function parseIgnoreRules(text) {
    const patterns = text
        .slice(0, 1024 * 1024)
        .split('\n')
        .slice(0, MAX_PATTERNS)
        .flatMap(parsePattern);
    return patterns.reverse();
}
function parsePattern(line) {
    // A blank at the end counts only behind a backslash.
    let text = line.replace(/\r$/, '').replace(/((?:^|[^\\])(?:\\\\)*(?:\\ )?) +$/, '$1');
    if (text === '' || text.startsWith('#'))
        return [];
    const isNegative = text.startsWith('!');
    if (isNegative)
        text = text.slice(1);
    const foldersOnly = text.endsWith('/');
    if (foldersOnly)
        text = text.slice(0, -1);
    const isName = !text.includes('/');
    if (text.startsWith('/'))
        text = text.slice(1);
    return text === '' ? [] : [{ isNegative, foldersOnly, isName, segments: text.split('/') }];
}
/**
 * Whether the rules ignore a path itself. What lies in an ignored folder is ignored as well, and that is for
 * the caller to know.
 */
function isIgnored(rules, path, isFolder) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    for (let level = rules; level; level = level.above) {
        const segments = (level.below + path.slice(level.folder.length)).split('/');
        const hit = level.patterns.find((pattern) => (isFolder || !pattern.foldersOnly) &&
            (pattern.isName
                ? matchesName(pattern.segments[0] ?? '', name)
                : matchesPath(pattern.segments, segments)));
        if (hit)
            return !hit.isNegative;
    }
    return false;
}
/**
 * `**` stands for any number of folders, at the end for at least one name. Both this and `matchesName` go back
 * to their last star only, which is enough and takes no exponential time whatever pattern an agent leaves.
 */
function matchesPath(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let from = 0;
    while (s < path.length) {
        if (pattern[p] === '**') {
            if (p === pattern.length - 1)
                return true;
            star = p;
            from = s;
            p += 1;
        }
        else if (p < pattern.length && matchesName(pattern[p] ?? '', path[s] ?? '')) {
            p += 1;
            s += 1;
        }
        else if (star !== -1) {
            from += 1;
            s = from;
            p = star + 1;
        }
        else
            return false;
    }
    return p === pattern.length;
}
function matchesName(pattern, name) {
    let p = 0;
    let s = 0;
    let star = -1;
    let from = 0;
    while (s < name.length) {
        const next = pattern[p] === '*' ? undefined : matchesOne(pattern, p, name[s] ?? '');
        if (pattern[p] === '*') {
            star = p;
            from = s;
            p += 1;
        }
        else if (next !== undefined) {
            p = next;
            s += 1;
        }
        else if (star !== -1) {
            from += 1;
            s = from;
            p = star + 1;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p += 1;
    return p === pattern.length;
}
/** Where the pattern goes on when one character matches; undefined when it does not. */
function matchesOne(pattern, p, char) {
    switch (pattern[p]) {
        case undefined:
            return undefined;
        case '?':
            return p + 1;
        case '\\':
            return pattern[p + 1] === char ? p + 2 : undefined;
        case '[':
            return matchesSet(pattern, p, char);
        default:
            return pattern[p] === char ? p + 1 : undefined;
    }
}
const CLASSES = {
    alnum: /[A-Za-z0-9]/,
    alpha: /[A-Za-z]/,
    blank: /[ \t]/,
    cntrl: /\p{Cc}/u,
    digit: /[0-9]/,
    graph: /[!-~]/,
    lower: /[a-z]/,
    print: /[ -~]/,
    punct: /[!-/:-@[-`{-~]/,
    space: /[\t-\r ]/,
    upper: /[A-Z]/,
    xdigit: /[0-9A-Fa-f]/,
};
/** A set of characters such as `[a-z_]`, `[!x]`, `[[:digit:]]`; one that is not closed matches nothing. */
function matchesSet(pattern, open, char) {
    let p = open + 1;
    const isNegated = pattern[p] === '!' || pattern[p] === '^';
    if (isNegated)
        p += 1;
    let found = false;
    const start = p; // a bracket here is one of the characters
    while (p === start || pattern[p] !== ']') {
        const named = /^\[:([a-z]*):\]/.exec(pattern.slice(p, p + 12));
        if (named) {
            const known = CLASSES[named[1] ?? ''];
            if (!known)
                return undefined;
            found ||= known.test(char);
            p += named[0].length;
            continue;
        }
        if (pattern[p] === '\\')
            p += 1;
        const low = pattern[p];
        if (low === undefined)
            return undefined;
        p += 1;
        let high = low;
        if (pattern[p] === '-' && pattern[p + 1] !== ']' && pattern[p + 1] !== undefined) {
            p += pattern[p + 1] === '\\' ? 2 : 1;
            high = pattern[p] ?? low;
            p += 1;
        }
        found ||= char === low || (low <= char && char <= high);
    }
    return found === isNegated ? undefined : p + 1;
}

;// CONCATENATED MODULE: ./lib/files/same.js
// Whether a content on disk and a blob of git are the same file. Git stores some files in another form than it
// writes to disk; two of these forms are known without running anything.

/** The pointer that Git LFS stores instead of a file (git-lfs docs/spec.md). */
const LFS = 'version https://git-lfs.github.com/spec/v1\n';
/**
 * Whether git would store the file as the blob of this id.
 *
 * @param bytes undefined for a file that is too long to be kept
 */
function isStoredAs(absolute, bytes, id, algorithm) {
    if (bytes && blobId(withLf(bytes), algorithm) === id)
        return true;
    const { digest, length } = digestOf(absolute);
    return blobId(Buffer.from(`${LFS}oid sha256:${digest}\nsize ${length}\n`), algorithm) === id;
}
/**
 * The bytes that lay on disk for a blob, when they had this size; undefined when they cannot be told, as for
 * a pointer of Git LFS.
 */
function asOnDisk(blob, size) {
    if (blob.length === size)
        return blob;
    const withCrLf = Buffer.from(blob.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1');
    return withCrLf.length === size ? withCrLf : undefined;
}
function withLf(bytes) {
    return bytes.includes('\r\n')
        ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
        : bytes;
}

;// CONCATENATED MODULE: ./lib/files/snapshot.js
// The work tree before the run, by a walk of our own. The index of git tells the content of files that are as
// git last knew them, so that only the others are read.






/** Bytes of one file that are kept, to be shown as a diff or put back. */
const MAX_KEPT = 4 * 1024 * 1024;
/** From so many tracked files on, asking git costs less than looking at each of them. */
const MANY = 2_000;
/** Time stamps of the kernel are some milliseconds apart, and two changes within them look like one. */
const RACY_MS = 50;
/** Notes all files of the workspace, or tells why it could not. */
async function takeSnapshot(surroundings, budget) {
    const { root, store, userRules, convert, askTouched, isWanted, isSkipped } = surroundings;
    const begunMs = Date.now();
    const files = new Map();
    const folders = new Set();
    const rules = new Map();
    const elsewhere = new Map();
    const repositories = [];
    const repositoryAt = new Map();
    const attributes = [];
    const asked = new Map();
    function enter({ folder, isIgnored, context }, entries) {
        folders.add(folder);
        if (isIgnored)
            return { ...context, names: snapshot_namesIn(context.repository, folder) };
        const git = entries.find(({ name }) => isGit(name));
        const opened = git && openRepository(`${root}/${folder}`.slice(0, -1), folder, '', convert);
        if (opened)
            add(opened, folder);
        const above = opened ? rulesOf(opened, userRules) : context.rules;
        const own = rulesIn(root, folder, entries, above);
        if (own !== context.rules)
            rules.set(folder, own);
        if (git && !git.isDirectory())
            note(folder + git.name, `${root}/${folder}${git.name}`, opened);
        else if (git && !opened) {
            for (const file of gitFilesAt(folder + git.name, `${root}/${folder}${git.name}`))
                note(file.path, file.absolute, undefined);
        }
        const repository = opened ?? context.repository;
        const met = opened ? asked.get(opened)?.met : context.met;
        return { repository, met, names: snapshot_namesIn(repository, folder), rules: own };
    }
    /** Git looks at the files of a big repository while we walk. */
    function add(repository, folder) {
        repositories.push(repository);
        repositoryAt.set(folder, repository);
        const { index } = repository;
        if (!index || index.offsets.length < MANY)
            return;
        asked.set(repository, { met: new Uint8Array(index.offsets.length), touched: askTouched(repository) });
    }
    function isKnown(path, name, isFolder, context) {
        const { repository, names, met } = context;
        if (isFolder)
            return repository?.index?.folders.has(path.slice(repository.folder.length)) ?? false;
        const n = names?.get(name);
        if (n === undefined || !met)
            return n !== undefined;
        if (name === '.gitattributes')
            attributes.push(path);
        met[n] = 1;
        return 'met';
    }
    function visit(path, stats, _, { repository }) {
        if (path.endsWith('.gitattributes'))
            attributes.push(path);
        const index = repository?.index;
        const n = index && entryOf(index, path.slice(repository?.folder.length));
        if (index && n !== undefined && stats && isClean(index, n, stats))
            index.clean[n] = 1;
        else
            files.set(path, read(`${root}/${path}`, stats, repository));
    }
    function read(absolute, stats, repository) {
        const isRead = !isSpent(budget);
        const content = isRead ? readContent(absolute, algorithmOf(repository), MAX_KEPT) : undefined;
        return {
            ...shapeOf(stats),
            id: content?.id ?? '',
            isStored: false,
            repository,
            saved: content?.bytes && store.save(content.bytes),
            stats: stats && { mtimeMs: stats.mtimeMs, ctimeMs: stats.ctimeMs, ino: stats.ino },
        };
    }
    /** A file of git itself, which is always read. */
    function note(path, absolute, repository) {
        const stats = statsOf(absolute);
        if (stats === 'gone')
            return;
        files.set(path, read(absolute, stats, repository));
        if (absolute !== `${root}/${path}`)
            elsewhere.set(path, absolute);
    }
    /** What was met and not touched is as git knew it; the rest is visited after all. */
    async function settle(repository, { met, touched }) {
        const { index, folder } = repository;
        if (!index)
            return;
        const paths = (await touched) ?? entriesOf(index).map(([inside]) => folder + inside);
        index.clean.set(met);
        const context = { repository, met: undefined, names: undefined, rules: undefined };
        for (const path of [...paths, ...unwatchedOf(repository)]) {
            const n = entryOf(index, path.slice(folder.length)) ?? -1;
            if (met[n] !== 1)
                continue;
            index.clean[n] = 0;
            const stats = statsOf(`${root}/${path}`);
            if (stats !== 'gone')
                visit(path, stats, false, context);
        }
    }
    const above = repositoryAbove(root, convert);
    if (above)
        add(above, '');
    const start = {
        repository: above,
        met: above && asked.get(above)?.met,
        names: undefined,
        rules: above && rulesAbove(above, root, userRules),
    };
    const guide = {
        ...{ enter, isKnown, isWanted, isSkipped, visit },
        isIgnored: (path, isFolder, context) => isIgnored(context.rules, path, isFolder),
    };
    rules.set('', start.rules);
    const problem = await walk(root, start, guide, budget);
    for (const [repository, answer] of asked)
        await settle(repository, answer);
    if (problem)
        return { problem };
    for (const repository of repositories) {
        for (const { path, absolute } of gitFilesOf(repository))
            note(path, absolute, repository);
    }
    reread(attributes);
    return {
        root,
        begunMs,
        asked: new Set(asked.keys()),
        files,
        repositoryAt,
        elsewhere,
        folders,
        rules,
        repositories,
        store,
    };
    /**
     * The index tells what a filter made of a file, and only the filter, which we never run, could tell whether
     * the file is still the same; such files are read. Line ends and Git LFS are known without (same.ts).
     */
    function reread(attributes) {
        const filtered = filteredBy(root, attributes, repositories);
        if (!filtered)
            return;
        for (const { folder, index } of repositories) {
            for (const [inside, n] of index ? entriesOf(index) : []) {
                const path = folder + inside;
                if (index?.clean[n] !== 1 || !isIgnored(filtered, path, false))
                    continue;
                const stats = statsOf(`${root}/${path}`);
                if (stats === 'gone')
                    continue;
                files.set(path, read(`${root}/${path}`, stats, repositoryAt.get(folder)));
                index.clean[n] = 0;
            }
        }
    }
}
const CONVERTS = /(?:^|\s)(?:filter=(?!lfs(?:\s|$))|working-tree-encoding=|ident(?:\s|$))/;
/** What filters other than that of Git LFS are for, as rules; undefined when there are none. */
function filteredBy(root, attributes, repositories) {
    const texts = [
        ...repositories.map(({ folder, commonFolder }) => [folder, readSmall(`${commonFolder}/info/attributes`)]),
        ...attributes.map((path) => [path.slice(0, -'.gitattributes'.length), readSmall(`${root}/${path}`)]),
    ];
    let all;
    for (const [folder = '', text = ''] of texts) {
        const lines = text.split('\n').filter((line) => CONVERTS.test(line));
        // A pattern in quotes or a macro: any file may be meant.
        const patterns = lines.map((line) => (/^\s*["[]/.test(line) ? '*' : (line.trim().split(/\s/)[0] ?? '*')));
        if (patterns.length > 0) {
            all = {
                above: all,
                folder: '',
                below: '',
                patterns: parseIgnoreRules(patterns.map((p) => inFolder(p, folder)).join('\n')),
            };
        }
    }
    return all;
}
function inFolder(pattern, folder) {
    if (folder === '')
        return pattern;
    return pattern.includes('/') ? `/${folder}${pattern.replace(/^\//, '')}` : `/${folder}**/${pattern}`;
}
/** The paths of entries at which git does not look. */
function unwatchedOf({ folder, index }) {
    if (!index || index.unwatched.size === 0)
        return [];
    return entriesOf(index)
        .filter(([, n]) => index.unwatched.has(n))
        .map(([inside]) => folder + inside);
}
/** What the index of a repository has of a folder, which has a `/` at its end. */
function snapshot_namesIn(repository, folder) {
    return repository?.index?.names.get(folder.slice(repository.folder.length, -1));
}
/** The rules of a folder, on top of those above it. */
function rulesIn(root, folder, entries, above) {
    if (!entries.some(({ name }) => name === '.gitignore'))
        return above;
    const patterns = parseIgnoreRules(readSmall(`${root}/${folder}.gitignore`));
    return patterns.length === 0 ? above : { above, folder, below: '', patterns };
}
/** The rules that a repository has besides its files; where it begins, those around it end. */
function rulesOf({ folder, below, commonFolder }, userRules) {
    const patterns = parseIgnoreRules(`${userRules}\n${readSmall(`${commonFolder}/info/exclude`)}`);
    return patterns.length === 0 ? undefined : { above: undefined, folder, below, patterns };
}
/** The repository in which the workspace is a folder below the top. */
function repositoryAbove(root, convert) {
    if (statsOf(`${root}/.git`) !== 'gone')
        return undefined;
    const parts = root.split('/');
    for (let n = parts.length - 1; n > 0; n -= 1) {
        const top = parts.slice(0, n).join('/');
        if (top !== '' && statsOf(`${top}/.git`) !== 'gone') {
            const repository = openRepository(top, '', `${parts.slice(n).join('/')}/`, convert);
            // One that tracks nothing here, such as that of a home folder, has no say: it may ignore all of it.
            return repository?.index?.names.size ? repository : undefined;
        }
    }
    return undefined;
}
/** The rules in the folders from its top down to the workspace. */
function rulesAbove(repository, root, userRules) {
    let rules = rulesOf(repository, userRules);
    let below = repository.below;
    let folder = root.slice(0, -below.length);
    while (below !== '') {
        const patterns = parseIgnoreRules(readSmall(`${folder}/.gitignore`));
        if (patterns.length > 0)
            rules = { above: rules, folder: '', below, patterns };
        const next = below.slice(0, below.indexOf('/') + 1);
        folder = `${folder}/${next.slice(0, -1)}`;
        below = below.slice(next.length);
    }
    return rules;
}
/** What lies in a place, without its content. */
function shapeOf(stats) {
    if (!stats)
        return { kind: 'unreadable', isExecutable: false, size: 0 };
    const kind = kindOf(stats);
    return { kind, isExecutable: kind === 'file' && (stats.mode & 0o100) !== 0, size: stats.size };
}
/** What was at a path before the run, as the index of its repository tells it; undefined when it does not. */
function trackedAt(path, repository) {
    const index = repository?.index;
    const n = index && entryOf(index, path.slice(repository?.folder.length));
    if (!index || n === undefined || index.clean[n] !== 1)
        return undefined;
    const rest = { isStored: true, repository, saved: undefined, stats: undefined };
    return { ...stampAt(index, n), id: idAt(index, n), ...rest };
}
/** Whether a file is the same without a look at its content. */
function isUntouched({ kind, isExecutable, size, stats }, now) {
    const shape = shapeOf(now);
    return (kind === shape.kind &&
        isExecutable === shape.isExecutable &&
        size === shape.size &&
        stats?.mtimeMs === now?.mtimeMs &&
        stats?.ctimeMs === now?.ctimeMs &&
        stats?.ino === now?.ino);
}
/** Whether a file may have changed within the same tick of the clock in which the snapshot was taken. */
function isRacy(stats, begunMs) {
    return stats !== undefined && stats.ctimeMs >= begunMs - RACY_MS;
}
function algorithmOf(repository) {
    return repository?.algorithm ?? 'sha1';
}

;// CONCATENATED MODULE: ./lib/files/compare.js
// The work tree after the run, against the snapshot from before.








/** Bytes of the contents that are kept for diffs and line counts, all together. */
const MAX_CONTENTS = 64 * 1024 * 1024;
/**
 * Walks the workspace again and tells what differs, or why it could not.
 *
 * The rules from before the run decide what is ignored, so that an agent cannot hide a file by a rule of its
 * own. Its own rules count too, or a new project would be told with all of its dependencies; but the files
 * that hold them are always told.
 */
async function compare_compare(snapshot, { isWanted, isSkipped, askTouched }, budget) {
    const { root, begunMs, files, folders } = snapshot;
    const differences = [];
    const seen = new Set();
    let kept = 0;
    function enter({ folder, isIgnored, context }, entries) {
        const names = snapshot_namesIn(context.repository, folder);
        if (isIgnored)
            return { ...context, names };
        const old = snapshot.rules.has(folder) ? snapshot.rules.get(folder) : context.old;
        const git = entries.find(({ name }) => isGit(name));
        if (git)
            visitGit(folder + git.name, git.isDirectory());
        const above = git && folder !== '' ? gitRules(root, folder, git.name) : context.now;
        const now = rulesIn(root, folder, entries, above);
        const repository = snapshot.repositoryAt.get(folder);
        if (!repository)
            return { ...context, old, now, names };
        return { old, now, repository, met: met.get(repository), names: snapshot_namesIn(repository, folder) };
    }
    function visitGit(path, isFolder) {
        const absolute = `${root}/${path}`;
        const inside = isFolder ? gitFilesAt(path, absolute) : [{ path, absolute }];
        for (const file of inside)
            look(file.path, file.absolute);
    }
    function look(path, absolute) {
        const stats = statsOf(absolute);
        if (stats !== 'gone' && !seen.has(path))
            check(path, absolute, stats, files.get(path), false);
    }
    function isHidden(path, isFolder, { old, now }) {
        if (isIgnored(old, path, isFolder))
            return true;
        return nameOf(path) !== '.gitignore' && isIgnored(now, path, isFolder);
    }
    /** Nearly all files are as git knew them, and cost no more than this. */
    function visit(path, stats, isIgnored, { repository, met }) {
        const index = repository?.index;
        const n = index && entryOf(index, path.slice(repository?.folder.length));
        const isTracked = index !== undefined && n !== undefined && index.clean[n] === 1;
        if (isTracked && met)
            met[n] = 1;
        if (isTracked && stats && !isRacy(stats, begunMs) && isClean(index, n, stats))
            return;
        check(path, `${root}/${path}`, stats, isTracked ? trackedAt(path, repository) : files.get(path), isIgnored);
    }
    function check(path, absolute, stats, before, isIgnored) {
        if (!before?.isStored)
            seen.add(path);
        if (before && !isRacy(stats, begunMs) && isUntouched(before, stats))
            return;
        const { kind, isExecutable } = shapeOf(stats);
        const found = stats
            ? readContent(absolute, algorithmOf(before?.repository), isSpent(budget) ? 0 : MAX_KEPT)
            : { id: kind, bytes: undefined };
        if (before && isSame(before, found, kind, isExecutable, absolute))
            return;
        const after = { kind, isExecutable, id: found.id, bytes: keep(found.bytes) };
        differences.push({ path, before, after, isIgnored });
    }
    function keep(bytes) {
        kept += bytes?.length ?? 0;
        return kept > MAX_CONTENTS ? undefined : bytes;
    }
    function isKnown(path, name, isFolder, context) {
        if (isFolder)
            return folders.has(`${path}/`);
        const { repository, met, names } = context;
        const n = names?.get(name);
        if (n === undefined)
            return files.has(path);
        if (!met || repository?.index?.clean[n] !== 1 || !touched.has(repository))
            return true;
        met[n] = 1;
        return 'met';
    }
    /** Visits what git says was touched, which the walk only met. */
    async function settle(repository, answer) {
        const { index, folder } = repository;
        const marks = met.get(repository);
        if (!index || !marks)
            return;
        const paths = (await answer) ?? entriesOf(index).map(([inside]) => folder + inside);
        for (const path of new Set([...paths, ...unwatchedOf(repository)])) {
            const n = entryOf(index, path.slice(folder.length)) ?? -1;
            if (marks[n] !== 1 || index.clean[n] !== 1)
                continue;
            const stats = statsOf(`${root}/${path}`);
            if (stats === 'gone')
                marks[n] = 0;
            else
                check(path, `${root}/${path}`, stats, trackedAt(path, repository), false);
        }
    }
    const touched = new Map([...snapshot.asked].map((each) => [each, askTouched(each)]));
    const met = new Map(snapshot.repositories.map((each) => [each, new Uint8Array(each.index?.clean.length ?? 0)]));
    const guide = { enter, isKnown, isWanted, isSkipped, isIgnored: isHidden, visit };
    const start = snapshot.rules.get('');
    const top = snapshot.repositoryAt.get('');
    const context = { old: start, now: start, repository: top, met: top && met.get(top), names: undefined };
    const problem = await walk(root, context, guide, budget);
    for (const [repository, answer] of touched)
        await settle(repository, answer);
    if (problem)
        return { problem };
    for (const { path, absolute } of snapshot.repositories.flatMap(gitFilesOf))
        look(path, absolute);
    for (const [path, before] of files) {
        if (!seen.has(path))
            differences.push({ path, before, after: undefined, isIgnored: false });
    }
    for (const [repository, marks] of met) {
        const { index, folder } = repository;
        // Nearly always all are there, and no path has to be put together.
        if (!index?.clean.some((isClean, n) => isClean === 1 && marks[n] !== 1))
            continue;
        for (const [inside, n] of entriesOf(index)) {
            const before = marks[n] === 1 ? undefined : trackedAt(folder + inside, repository);
            if (before)
                differences.push({ path: folder + inside, before, after: undefined, isIgnored: false });
        }
    }
    return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** The rules of a repository that begins here, as they are now. */
function gitRules(root, folder, name) {
    const patterns = parseIgnoreRules(readSmall(`${root}/${folder}${name}/info/exclude`));
    return { above: undefined, folder, below: '', patterns };
}
function isSame(before, found, kind, isExecutable, absolute) {
    const { id, isStored } = before;
    if (before.kind !== kind || before.isExecutable !== isExecutable)
        return false;
    if (id === '' || kind === 'unreadable')
        return false;
    if (found.id === id)
        return true;
    const algorithm = algorithmOf(before.repository);
    return isStored && kind === 'file' && isStoredAs(absolute, found.bytes, id, algorithm);
}

// EXTERNAL MODULE: ./lib/files/paths.js + 1 modules
var paths = __nccwpck_require__(7072);
;// CONCATENATED MODULE: ./lib/files/git.js
// Git as a tool of ours. It never runs in the user's repository once an agent has been there: each call gets a
// new bare folder, made after the run, with settings of ours, and the repository gives no more than objects.







/** Undefined when there is none outside of the workspace, where anybody can put a program. */
function locateGit(env, workspace) {
    const name = process.platform === 'win32' ? 'git.exe' : 'git';
    for (const folder of (env.PATH ?? '').split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each))) {
        try {
            const file = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, name));
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
            if ((0,external_node_fs_.statSync)(file).isFile() && !(0,paths/* isInside */.F)(file, workspace))
                return { file, stamp: stampOf(file) };
        }
        catch {
            // not here
        }
    }
    return undefined;
}
/** Whether the executable is the one that was found; an agent that may write to its folder can replace it. */
function isStillThere({ file, stamp }) {
    try {
        return stampOf(file) === stamp;
    }
    catch {
        return false;
    }
}
function stampOf(file) {
    const { ino, size, mtimeMs, ctimeMs } = (0,external_node_fs_.statSync)(file);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
}
/** What an index of another form is rewritten with, and what users' own rules are found with. */
const NO_HELPERS = ['-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${external_node_os_.devNull}`];
/**
 * Rewrites a copy of an index in the form that `parseIndex` reads. For use before the run only.
 *
 * @returns undefined when git cannot
 */
function convertIndex(git, gitFolder, top, temp) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'run-agent-index-'));
    try {
        const copy = (0,external_node_path_.join)(folder, 'index');
        (0,external_node_fs_.copyFileSync)(onDisk(`${gitFolder}/index`), copy);
        const args = ['update-index', '--no-split-index', '--index-version', '2', '--force-write-index'];
        (0,external_node_child_process_.execFileSync)(git.file, [...NO_HELPERS, '-c', 'index.sparse=false', '-c', 'core.splitIndex=false', ...args], {
            cwd: onDisk(top).toString(),
            // A clone may lack objects and name a program to fetch them with: no transport is allowed.
            env: {
                PATH: process.env.PATH ?? '',
                GIT_ALLOW_PROTOCOL: 'none',
                GIT_NO_LAZY_FETCH: '1',
                GIT_INDEX_FILE: copy,
                GIT_DIR: onDisk(gitFolder).toString(),
                GIT_WORK_TREE: onDisk(top).toString(),
            },
            stdio: 'ignore',
            timeout: 20_000,
        });
        return (0,external_node_fs_.readFileSync)(copy);
    }
    catch {
        return undefined;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** The text of `core.excludesFile`: what the user's git ignores everywhere. For use before the run only. */
function userIgnoreRules(git, env, workspace) {
    const home = env.HOME ?? '';
    const settings = (0,external_node_path_.join)(env.XDG_CONFIG_HOME || (0,external_node_path_.join)(home, '.config'), 'git');
    const files = [
        (0,external_node_path_.join)(workspace, '.git/config'),
        (0,external_node_path_.join)(home, '.gitconfig'),
        (0,external_node_path_.join)(settings, 'config'),
        '/etc/gitconfig',
    ];
    // Git is asked only where the answer can be other than its default: it takes longer than all the rest.
    if (git && files.some((file) => /excludesfile|\[include/i.test(readSmall(file)))) {
        try {
            const args = ['config', '--path', '--get', 'core.excludesFile'];
            const path = (0,external_node_child_process_.execFileSync)(git.file, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'ignore'] });
            return readSmall(path.toString('latin1').trimEnd());
        }
        catch {
            // exit code 1: it is not set
        }
    }
    return readSmall((0,external_node_path_.join)(settings, 'ignore'));
}
/** Loose objects that are linked: a fresh clone has none, and linking thousands would delay the agent. */
const MAX_LOOSE = 500;
/**
 * Links the objects of a repository into a folder of ours, which outlives what an agent removes. What cannot
 * be linked is then missing when the repository is gone, and only lines and old contents with it.
 */
function linkObjects(objects, folder) {
    try {
        for (const name of git_namesIn(`${objects}/pack`))
            git_link(objects, folder, 'pack', name);
        let left = MAX_LOOSE;
        for (const part of git_namesIn(objects).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
            for (const name of git_namesIn(`${objects}/${part}`)) {
                if (left <= 0)
                    return;
                left -= 1;
                git_link(objects, folder, part, name);
            }
        }
    }
    catch {
        // another file system, or one without links
    }
}
function git_link(objects, folder, part, name) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, part), { recursive: true });
    (0,external_node_fs_.linkSync)(onDisk(`${objects}/${part}/${name}`), (0,external_node_path_.join)(folder, part, name));
}
function git_namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(onDisk(folder)).map(String);
    }
    catch {
        return [];
    }
}
/**
 * The tracked files that are not as the index knows them, as far as git can tell without a filter: times, sizes
 * and kinds, by many threads, which no walk of ours can match. Git sees the work tree and a copy of the index,
 * in a folder of ours, so that it obeys nothing in the repository.
 *
 * @returns paths relative to the workspace, or undefined when git fails
 */
async function touchedFiles(git, temp, { algorithm, below, commonFolder, folder, index, top }) {
    if (!index)
        return undefined;
    const own = createGitFolder(git, temp, algorithm, [`${commonFolder}/objects`]);
    try {
        const copy = (0,external_node_path_.join)(own.folder, 'index');
        (0,external_node_fs_.writeFileSync)(copy, index.bytes);
        // A file that is not older than its index is compared by content: the copy must be as old as the index is.
        (0,external_node_fs_.utimesSync)(copy, index.writtenMs / 1_000, index.writtenMs / 1_000);
        const place = onDisk(top).toString();
        const env = { ...own.env, GIT_WORK_TREE: place, GIT_LITERAL_PATHSPECS: '1' };
        const args = ['diff-files', '-z', '--name-only', '--ignore-submodules=all', '--no-ext-diff'];
        const output = await runGit(git, { ...own, env, folder: place }, args);
        const paths = output
            .toString('latin1')
            .split('\0')
            .filter((path) => path !== '' && path.startsWith(below));
        return paths.map((path) => folder + path.slice(below.length));
    }
    catch {
        return undefined;
    }
    finally {
        own.remove();
    }
}
/** @param objects folders with further objects, absolute */
function createGitFolder(git, temp, algorithm, objects) {
    (0,external_node_fs_.mkdirSync)(temp, { recursive: true }); // an agent can have removed it
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'run-agent-git-'));
    for (const name of ['objects/info', 'refs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'config'), settings(algorithm));
    // A path with a line end cannot be written here; its objects are then missing.
    const lines = objects.filter((path) => !path.includes('\n')).map((path) => `${path}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'objects/info/alternates'), lines.join(''), 'latin1');
    const env = {
        GIT_DIR: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: external_node_os_.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_PAGER: 'cat',
        HOME: folder, // git before 2.32 does not know GIT_CONFIG_GLOBAL
        XDG_CONFIG_HOME: folder,
        LC_ALL: 'C',
        PATH: (0,external_node_path_.dirname)(git.file),
        ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
    };
    return { folder, env, remove: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }) };
}
function settings(algorithm) {
    return [
        '[core]',
        `repositoryFormatVersion = ${algorithm === 'sha1' ? 0 : 1}`,
        'bare = true',
        'fsmonitor = false',
        'pager = cat',
        'attributesFile =',
        ...(algorithm === 'sha1' ? [] : ['[extensions]', 'objectFormat = sha256']),
        '[fastimport]',
        'unpackLimit = 0',
        '[gc]',
        'auto = 0',
        '',
    ].join('\n');
}
/** How long git may take, in milliseconds. */
const PATIENCE_MS = 20_000;
const MAX_OUTPUT = 96 * 1024 * 1024;
/**
 * Runs git in a folder of ours.
 *
 * Not by @actions/exec: it decodes what it reads, so that bytes which are no UTF-8 are lost; it has no time
 * limit; and a git that ends before it has read its input brings down the whole process with an EPIPE.
 *
 * @returns what it wrote to stdout
 * @throws when it fails or takes too long
 */
async function runGit(git, { folder, env }, args, input = '') {
    const options = {
        cwd: folder,
        env,
        encoding: 'buffer',
        maxBuffer: MAX_OUTPUT,
        timeout: PATIENCE_MS,
    };
    return await new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.execFile)(git.file, [...args], options, (error, stdout) => {
            if (error)
                reject(new Error(`git ${args[0]} failed`, { cause: error }));
            else
                resolve(stdout);
        });
        child.stdin?.on('error', () => undefined); // the exit code says it better
        child.stdin?.end(input);
    });
}
/**
 * Reads blobs, each checked against its id: whoever could write to the repository could also put another
 * content in their place. What is missing is left out; so is everything when git fails.
 */
async function readBlobs(git, folder, algorithm, ids) {
    const input = ids.map((id) => `${id}\n`).join('');
    const output = await runGit(git, folder, ['cat-file', '--batch'], input).catch(() => Buffer.alloc(0));
    const blobs = new Map();
    for (let at = 0; at < output.length;) {
        const end = output.indexOf('\n', at);
        if (end === -1)
            break;
        const [id = '', type, size] = output.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (type === 'missing' || size === undefined)
            continue;
        const bytes = output.subarray(at, at + Number(size));
        at += bytes.length + 1;
        if (blobId(bytes, algorithm) === id)
            blobs.set(id, bytes);
    }
    return blobs;
}

;// CONCATENATED MODULE: ./lib/files/diff.js
// Lines, renames and a small diff, by git: both sides go into a new repository of ours, with numbers for names,
// so that no name an agent chose and no attribute it wrote gets near git.

/** Changed lines of one file, files, and bytes of a content up to which a diff is shown. */
const MAX_SHOWN_LINES = 400;
const MAX_SHOWN_FILES = 50;
const MAX_SHOWN_BYTES = 256 * 1024;
/** @returns by the number of the pair; a pair whose file was renamed away is left out */
async function diff(git, temp, pairs) {
    const folder = createGitFolder(git, temp, 'sha1', []);
    const run = (args, input) => runGit(git, folder, args, input);
    const compare = ['diff-tree', '-r', '-M', '-l1000', '--no-ext-diff', '--no-textconv', '--no-color'];
    const trees = ['refs/heads/before', 'refs/heads/after'];
    try {
        await run(['fast-import', '--quiet', '--force'], stream(pairs));
        const lines = parseNumbers((await run([...compare, '-z', '--numstat', ...trees])).toString());
        const shown = [...lines].filter(([n, each]) => isShown(each, pairs, n)).slice(0, MAX_SHOWN_FILES);
        if (shown.length === 0)
            return lines;
        const folders = shown.flatMap(([n, { from }]) => [n, from ?? n]).map((n) => folderName(n));
        const patch = await run([...compare, '-p', ...trees, '--', ...new Set(folders)]);
        for (const [n, hunks] of parsePatch(patch.toString())) {
            const each = lines.get(n);
            if (each)
                lines.set(n, { ...each, hunks });
        }
        return lines;
    }
    finally {
        folder.remove();
    }
}
function isShown({ added, removed, from }, pairs, n) {
    const length = (pairs[from ?? n]?.before?.bytes?.length ?? 0) + (pairs[n]?.after?.bytes?.length ?? 0);
    return added + removed > 0 && added + removed <= MAX_SHOWN_LINES && length <= MAX_SHOWN_BYTES;
}
/** Two commits in the language of `git fast-import`. */
function stream(pairs) {
    const parts = [];
    for (const side of ['before', 'after']) {
        parts.push(Buffer.from(`commit refs/heads/${side}\ncommitter a <a> 0 +0000\ndata 0\n`));
        for (const [n, pair] of pairs.entries()) {
            const content = pair[side];
            if (!content)
                continue;
            // What is unknown is binary, and equal to what has the same id: renames are found all the same.
            const bytes = content.bytes ?? Buffer.from(`\0${content.id}`);
            const name = pair.name.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^\./, '_');
            parts.push(Buffer.from(`M ${content.mode} inline ${folderName(n)}/${name.slice(0, 200) || '_'}\n`));
            parts.push(Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n'));
        }
        parts.push(Buffer.from('\n'));
    }
    return Buffer.concat(parts);
}
function folderName(n) {
    return String(n).padStart(7, '0');
}
/** `added TAB removed TAB path NUL`, or for a rename `added TAB removed TAB NUL from NUL to NUL`. */
function parseNumbers(output) {
    const lines = new Map();
    const fields = output.split('\0');
    for (let n = 0; n < fields.length; n += 1) {
        const [added, removed, path] = fields[n]?.split('\t') ?? [];
        if (path === undefined)
            continue;
        const counts = { added: Number(added) || 0, removed: Number(removed) || 0, hunks: '' }; // `-` for no text
        if (path !== '')
            lines.set(Number.parseInt(path, 10), { ...counts, from: undefined });
        else {
            const [from = '', to = ''] = fields.slice(n + 1, n + 3);
            lines.set(Number.parseInt(to, 10), { ...counts, from: Number.parseInt(from, 10) });
            n += 2;
        }
    }
    return lines;
}
/** The hunks of each file. No line of a content begins with `diff --git`: each has its sign before it. */
function parsePatch(patch) {
    return patch.split(/^diff --git /m).flatMap((part) => {
        const n = /^a\/\d+\/\S+ b\/(\d+)\//.exec(part)?.[1];
        const hunks = part.indexOf('\n@@ ');
        return n === undefined || hunks === -1 ? [] : [[Number(n), part.slice(hunks + 1).trimEnd()]];
    });
}

;// CONCATENATED MODULE: ./lib/files/force.js


/** Lets us into a folder of ours that somebody of our user has locked; links are left alone. */
function unlock(folder) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(folder);
        if (stat.isDirectory() && (stat.mode & 0o700) !== 0o700)
            (0,external_node_fs_.chmodSync)(folder, stat.mode | 0o700);
    }
    catch {
        // it is not there, or not ours: what is done with it next tells
    }
}
/**
 * Removes whatever is at a path, links as links, and folders however they are locked. Folders that are too deep
 * for Node 20 are moved out of the way instead.
 */
function forceRemove(path) {
    unlockBelow(path);
    try {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOTDIR')
            return; // what lies above it is no folder, so it is not there
        (0,external_node_fs_.renameSync)(path, `${path}.${Date.now()}`);
    }
}
/** Makes sure of a folder, whatever has taken its place or that of a folder above it; links to folders stay. */
function forceFolder(path, mode = 0o777) {
    if (isFolder(path))
        return;
    if ((0,external_node_path_.dirname)(path) !== path)
        forceFolder((0,external_node_path_.dirname)(path));
    forceRemove(path);
    (0,external_node_fs_.mkdirSync)(path, { mode });
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function unlockBelow(path) {
    unlock(path);
    for (const entry of foldersIn(path))
        unlockBelow((0,external_node_path_.join)(path, entry.name));
}
function foldersIn(path) {
    try {
        if (!(0,external_node_fs_.lstatSync)(path).isDirectory())
            return [];
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/files/old-contents.js





/** Bytes that are read for one purpose, all together. */
const MAX_LOADED = 64 * 1024 * 1024;
/**
 * The contents of files as they were on disk before the run, out of the store or the repository's objects.
 * Each is compared with its id, so it is the right one or it is missing.
 *
 * @param links the folder in which the objects of each repository are linked, by its place in the list
 */
async function oldContents(known, store, git, temp, links) {
    const contents = new Map();
    const wanted = new Map();
    let left = MAX_LOADED;
    for (const each of known) {
        if (each.size > MAX_KEPT || each.size > left)
            continue;
        left -= each.size;
        if (each.saved) {
            const bytes = store.load(each.saved);
            if (blobId(bytes, algorithmOf(each.repository)) === each.id)
                contents.set(each, bytes);
        }
        else if (each.isStored && each.repository) {
            wanted.set(each.repository, [...(wanted.get(each.repository) ?? []), each]);
        }
    }
    for (const [repository, list] of git ? wanted : []) {
        if (!git)
            break;
        const folder = createGitFolder(git, temp, repository.algorithm, [
            `${repository.commonFolder}/objects`,
            ...(links.has(repository) ? [Buffer.from(links.get(repository) ?? '').toString('latin1')] : []),
        ]);
        try {
            const blobs = await readBlobs(git, folder, repository.algorithm, [...new Set(list.map(({ id }) => id))]);
            for (const each of list) {
                const blob = blobs.get(each.id);
                const bytes = blob && asOnDisk(blob, each.size);
                if (bytes)
                    contents.set(each, bytes);
            }
        }
        finally {
            folder.remove();
        }
    }
    return contents;
}
/** Where the objects of the nth repository are linked. */
function linkFolder(folder, n) {
    return (0,external_node_path_.join)(folder, String(n));
}

;// CONCATENATED MODULE: ./lib/files/revert.js



/**
 * Puts files back to what they were before the run: content, mode, target of a link; what is new is removed.
 * Nothing is written through a link: every folder on the way must be one.
 *
 * @param contents what the files held, as far as it is known
 */
function revert(differences, snapshot, contents) {
    const done = new Set();
    const problems = [];
    function attempt(path, act) {
        try {
            act();
            done.add(path);
        }
        catch (error) {
            problems.push(`${toText(path)} could not be put back: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
    // What is new goes first and the deepest of it before the rest: it may stand where a folder has to be again.
    for (const { path, before } of [...differences].reverse()) {
        if (!before)
            attempt(path, () => remove(path, snapshot));
    }
    for (const { path, before } of differences) {
        if (before)
            attempt(path, () => restore(path, before, contents.get(before), snapshot));
    }
    return { done, problems };
}
/** Where a path begins that must hold no link, and the rest of it. */
function placeOf(path, { root, elsewhere }) {
    const absolute = elsewhere.get(path);
    if (absolute === undefined)
        return { base: root, rest: path };
    return { base: '', rest: absolute.slice(1) }; // a path that was real before the run
}
/** @throws when a link or a file stands where a folder has to be */
function checkFolders(base, rest, isMade) {
    const parts = rest.split('/').slice(0, -1);
    let folder = base;
    for (const part of parts) {
        folder += `/${part}`;
        const stats = (0,external_node_fs_.lstatSync)(onDisk(folder), { throwIfNoEntry: false });
        if (!stats && isMade)
            (0,external_node_fs_.mkdirSync)(onDisk(folder));
        else if (!stats?.isDirectory())
            throw new Error(`${toText(folder)} is no folder`);
    }
}
function remove(path, snapshot) {
    const { base, rest } = placeOf(path, snapshot);
    checkFolders(base, rest, false);
    const absolute = `${base}/${rest}`;
    if ((0,external_node_fs_.lstatSync)(onDisk(absolute)).isDirectory())
        (0,external_node_fs_.rmSync)(onDisk(absolute), { recursive: true }); // unreadable before
    else
        (0,external_node_fs_.unlinkSync)(onDisk(absolute));
    removeEmptyFolders(path, snapshot);
}
/** Folders that were made for the file go with it. */
function removeEmptyFolders(path, { root, folders, elsewhere }) {
    if (elsewhere.has(path))
        return;
    for (let folder = folderOf(path); folder !== '' && !folders.has(`${folder}/`); folder = folderOf(folder)) {
        if (folder.split('/').includes('.git'))
            return;
        try {
            (0,external_node_fs_.rmdirSync)(onDisk(`${root}/${folder}`));
        }
        catch {
            return; // something else is in it
        }
    }
}
function restore(path, before, bytes, snapshot) {
    if (before.kind !== 'file' && before.kind !== 'link')
        throw new Error('it was neither a file nor a link');
    if (!bytes)
        throw new Error('its content is not known');
    const { base, rest } = placeOf(path, snapshot);
    checkFolders(base, rest, true);
    const absolute = `${base}/${rest}`;
    const beside = `${folderOf(absolute)}/.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        if (before.kind === 'link')
            (0,external_node_fs_.symlinkSync)(bytes, onDisk(beside));
        else
            (0,external_node_fs_.writeFileSync)(onDisk(beside), bytes, { flag: 'wx', mode: before.isExecutable ? 0o777 : 0o666 });
        const there = (0,external_node_fs_.lstatSync)(onDisk(absolute), { throwIfNoEntry: false });
        if (there?.isDirectory())
            (0,external_node_fs_.rmdirSync)(onDisk(absolute));
        (0,external_node_fs_.renameSync)(onDisk(beside), onDisk(absolute));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(onDisk(beside), { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(4006);
;// CONCATENATED MODULE: ./lib/files/rules.js

/**
 * What `protected-paths` is when it is not set: what the next job, a reviewer's rights or the next agent
 * obeys. At any depth, because agents read their settings in subfolders too.
 */
const DEFAULT_PROTECTED = [
    '**/.github/**',
    '**/.git/**',
    '**/CODEOWNERS',
    '**/.{cursor,claude,codex,gemini,agents,agent,opencode,windsurf,continue,aider,amazonq,roo,kiro,qwen}/**',
    '**/.{cursorrules,cursorignore,cursorindexingignore,windsurfrules,clinerules,aider.conf.yml,mcp.json}',
    '**/{opencode.json,opencode.jsonc}',
    '**/{AGENTS,AGENTS.override,CLAUDE,CLAUDE.local,GEMINI,QWEN}.md',
];
/**
 * Reads the two lists: globs, one per line; a line that begins with `#` is a comment, one with `!` takes out
 * what the lines before it put in, and the last line that matches decides. A list of nothing but `!` lines
 * takes out of what would hold without it.
 *
 * @returns the rules, or what does not parse
 */
function parsePathRules(protectedPaths, allowedPaths) {
    const problems = [];
    const isProtected = globs('protected-paths', protectedPaths, DEFAULT_PROTECTED, true, problems);
    const isAllowed = globs('allowed-paths', allowedPaths, ['**'], false, problems);
    return problems.length > 0 ? { problems } : { isProtected, isAllowed };
}
/** @param anyCase `.GitHub` is `.github` on macOS and Windows, so what is protected is so in any letter case */
function globs(input, text, otherwise, anyCase, problems) {
    const found = [];
    for (const [n, raw] of (text ?? '').split(/\r?\n/).entries()) {
        const glob = raw.trim();
        if (glob === '' || glob.startsWith('#'))
            continue;
        const isNegative = glob.startsWith('!');
        try {
            found.push({ isNegative, matches: matcher(isNegative ? glob.slice(1).trim() : glob, anyCase) });
        }
        catch (error) {
            problems.push({ input, line: n + 1, glob, why: error instanceof Error ? error.message : String(error) });
        }
    }
    const hasBase = found.every(({ isNegative }) => isNegative);
    let all;
    // What holds without a list parses, and to make its patterns takes longer than a start should wait.
    return (path) => {
        const base = hasBase ? otherwise : [];
        all ??= [
            ...base.map((glob) => ({ isNegative: false, matches: matcher(glob, anyCase) })),
            ...found,
        ].reverse();
        return all.find((glob) => glob.matches(path))?.isNegative === false;
    };
}
/** @throws when it does not parse */
function matcher(line, anyCase) {
    const glob = line.replace(/^(\.?\/)+/, '').replace(/\/$/, '/**');
    if (glob === '')
        throw new SyntaxError('It names nothing');
    // `s`: a name may hold a line end, which no `*` would match without it. `debug`: throws what it cannot parse.
    const flags = anyCase ? 'si' : 's';
    const pattern = picomatch.makeRe(glob, {
        dot: true,
        nonegate: true,
        strictBrackets: true,
        debug: true,
        flags,
    });
    return (path) => pattern.test(path);
}
/** The changes that the rules forbid, in the order of the paths. */
function violationsOf(files, rules) {
    return files.flatMap(({ path, from, ignored }) => (from === undefined ? [path] : [from, path]).flatMap((each) => {
        const inside = each.replace(/^(\.\.\/)+/, ''); // of a repository whose top lies above the workspace
        if (rules.isProtected(inside))
            return [{ path: each, rule: 'protected-paths' }];
        return rules.isAllowed(inside) || ignored ? [] : [{ path: each, rule: 'allowed-paths' }];
    }));
}

;// CONCATENATED MODULE: ./lib/files/store.js


/** In bytes: the disk of a runner is small, and what is not kept is only not shown and not put back. */
const MAX_STORE = 128 * 1024 * 1024;
/**
 * One file without a name: it is removed as soon as it is open, so that an agent finds nothing to change and
 * nothing stays behind. Whoever loads from it compares ids all the same.
 *
 * @param temp an existing folder
 * @throws when it cannot be written
 */
function createStore(temp) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'run-agent-store-'));
    const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, 'contents'), 'wx+', 0o600);
    if (process.platform !== 'win32')
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    let end = 0;
    function save(bytes) {
        if (end + bytes.length > MAX_STORE)
            return undefined;
        const at = end;
        for (let done = 0; done < bytes.length;)
            done += (0,external_node_fs_.writeSync)(file, bytes, done, bytes.length - done, at + done);
        end += bytes.length;
        return { at, length: bytes.length };
    }
    function load({ at, length }) {
        const bytes = Buffer.alloc(length);
        for (let done = 0; done < length;) {
            const count = (0,external_node_fs_.readSync)(file, bytes, done, length - done, at + done);
            if (count === 0)
                break;
            done += count;
        }
        return bytes;
    }
    function close() {
        (0,external_node_fs_.closeSync)(file);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
    return { save, load, close };
}

;// CONCATENATED MODULE: ./lib/files/ledger.js
// What a run changed: the word of the work tree, with the agent's own claims beside it.















/** Most files of a workspace; each takes some 300 bytes of memory. */
const ledger_MAX_FILES = 500_000;
/** Milliseconds for each walk; after a cancellation the runner leaves 7.5 s for everything. */
const BEFORE_MS = 15_000;
const AFTER_MS = 60_000;
const HURRY_MS = 800;
/** Changes whose lines are counted. */
const MAX_COUNTED = 5_000;
/** Characters of the diff. */
const MAX_DIFF = 64 * 1024;
/** Notes the work tree as it is. It never fails: what it cannot note, the ledger then tells by claims alone. */
async function openLedger(request, env, interrupted) {
    try {
        return await ledger_open(request, env, interrupted);
    }
    catch (error) {
        return byClaims(request, error instanceof Error ? error.message : String(error));
    }
}
async function ledger_open(request, env, interrupted) {
    const { workspace, rules, onViolation } = request;
    const temp = (0,external_node_fs_.realpathSync)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)());
    const git = locateGit(env, workspace);
    const store = createStore(temp);
    const tempInside = toBytes((0,external_node_path_.relative)(workspace, temp).replaceAll(external_node_path_.sep, '/'));
    const surroundings = {
        root: toBytes(workspace.replaceAll(external_node_path_.sep, '/')),
        store,
        userRules: userIgnoreRules(git, env, workspace),
        convert: (gitFolder, top) => git && convertIndex(git, gitFolder, top, temp),
        askTouched: async (repository) => git && isStillThere(git) ? await touchedFiles(git, temp, repository) : undefined,
        isWanted: (path) => rules.isProtected(toText(path)),
        isSkipped: (path) => path === tempInside,
    };
    const until = performance.now() + BEFORE_MS;
    const snapshot = await takeSnapshot(surroundings, {
        files: ledger_MAX_FILES,
        until: () => (interrupted.aborted ? 0 : until),
    });
    if ('problem' in snapshot) {
        store.close();
        return byClaims(request, snapshot.problem);
    }
    const { folder, links } = git ? keepObjects(snapshot, temp) : { folder: undefined, links: new Map() };
    const word = snapshot.repositories.length > 0 && git ? 'git' : 'walk';
    async function close(claims, hurry) {
        for (const place of [temp, folder])
            if (place)
                unlock(place);
        try {
            return await settle(claims, hurry);
        }
        catch (error) {
            return unchecked(request, claims, error instanceof Error ? error.message : String(error));
        }
        finally {
            discard();
        }
    }
    /** What somebody keeps from being removed stays: the ledger does not depend on it any more. */
    function discard() {
        try {
            store.close();
            if (folder)
                forceRemove(folder);
        }
        catch {
            // a runner empties RUNNER_TEMP before each job
        }
    }
    async function settle(claims, hurry) {
        if ('problem' in snapshot)
            throw new TypeError('a ledger without a snapshot cannot be closed');
        const limit = performance.now() + AFTER_MS;
        let hurried;
        const differences = await compare_compare(snapshot, surroundings, {
            files: ledger_MAX_FILES,
            until: () => {
                if (hurry.aborted)
                    hurried ??= performance.now() + HURRY_MS;
                return hurried ?? limit;
            },
        });
        if ('problem' in differences)
            return unchecked(request, claims, differences.problem);
        const usable = git && !hurry.aborted && isStillThere(git) ? git : undefined;
        const problems = git && !usable && !hurry.aborted ? ['Another git stands in its place, so no lines are counted'] : [];
        const contents = await contentsOf(differences, usable);
        const told = await describe(differences, contents, usable, temp);
        if (told.problem)
            problems.push(told.problem);
        const files = withClaims(told.files, claims, snapshot);
        const violations = violationsOf(files, rules);
        if (onViolation === 'fail' || violations.length === 0) {
            return { word, files, diff: told.diff, violations, reverted: [], problems, isUnchecked: false };
        }
        const { done, problems: failed } = await putBack(violations, differences, usable);
        const left = differences.filter(({ path }) => !done.has(path));
        const again = await describe(left, contents, usable, temp);
        return {
            word,
            files: withClaims(again.files, claims, snapshot).filter(({ path }) => !done.has(toBytes(path))),
            diff: again.diff,
            violations,
            reverted: [...done].map(toText).sort(),
            problems: [...problems, ...failed],
            isUnchecked: false,
        };
    }
    function contentsOf(differences, usable) {
        const known = differences.slice(0, MAX_COUNTED).flatMap(({ before }) => before ?? []);
        return oldContents(known, store, usable, temp, links);
    }
    async function putBack(violations, differences, usable) {
        if ('problem' in snapshot)
            throw new TypeError('a ledger without a snapshot cannot be closed');
        const paths = new Set(violations.map(({ path }) => path));
        const wrong = differences.filter(({ path }) => paths.has(toText(path)));
        const known = wrong.flatMap(({ before }) => before ?? []);
        return revert(wrong, snapshot, await oldContents(known, store, usable, temp, links));
    }
    return { word, problem: undefined, close };
}
/** Links the objects of all repositories into a new folder of ours. */
function keepObjects({ repositories }, temp) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'run-agent-objects-'));
    const links = new Map();
    for (const [n, repository] of repositories.entries()) {
        const own = linkFolder(folder, n);
        (0,external_node_fs_.mkdirSync)(own);
        linkObjects(`${repository.commonFolder}/objects`, own);
        links.set(repository, own);
    }
    return { folder, links };
}
/** There is no snapshot: the agent's word is all there is. */
function byClaims(request, problem) {
    const why = `The files of the workspace could not be noted: ${problem}`;
    async function close(claims) {
        return { ...claimed(request, claims), problems: [why], isUnchecked: false };
    }
    return { word: 'events', problem: why, close };
}
function unchecked(request, claims, problem) {
    const why = `What changed in the workspace could not be told: ${problem}`;
    return { ...claimed(request, claims), problems: [why], isUnchecked: true };
}
function claimed({ rules }, claims) {
    const files = (0,changes/* sortedChanges */.Ri)(claims.values());
    return { word: 'events', files, diff: '', violations: violationsOf(files, rules), reverted: [] };
}
/** Counts lines and finds renames. */
async function describe(differences, contents, git, temp) {
    const counted = differences.slice(0, MAX_COUNTED);
    const pairs = counted.map((each) => pairOf(each, contents));
    let lines;
    let problem;
    try {
        lines = git && pairs.length > 0 ? await diff(git, temp, pairs) : undefined;
    }
    catch (error) {
        problem = `Lines could not be counted: ${error instanceof Error ? error.message : String(error)}`;
    }
    const gone = new Set([...(lines?.values() ?? [])].flatMap(({ from }) => from ?? []));
    const files = [];
    const parts = [];
    for (const [n, difference] of differences.entries()) {
        if (gone.has(n))
            continue;
        const counts = lines?.get(n);
        const from = counts?.from === undefined ? undefined : differences[counts.from];
        files.push(changeOf(difference, from, counts ?? wholeFile(pairs[n])));
        if (counts?.hunks)
            parts.push(`${headerOf(difference, from)}\n${counts.hunks}`);
    }
    return { files, diff: fitting(parts), problem };
}
function pairOf({ path, before, after }, contents) {
    return {
        name: nameOf(path),
        before: before && sideOf(before, contents.get(before), before.id),
        after: after && sideOf(after, after.bytes, after.id),
    };
}
function sideOf(file, bytes, id) {
    if (file.kind === 'link')
        return { mode: '120000', bytes, id };
    return { mode: file.isExecutable ? '100755' : '100644', bytes, id };
}
function changeOf({ path, before, after, isIgnored }, from, { added, removed }) {
    const change = from ? 'renamed' : !before ? 'created' : after ? 'modified' : 'deleted';
    return {
        path: toText(path),
        change,
        ...(from ? { from: toText(from.path) } : {}),
        ...{ added, removed, source: 'shell' },
        ...(isIgnored ? { ignored: true } : {}),
    };
}
/** Without git only a whole file can be counted. */
function wholeFile(pair) {
    if (!pair || (pair.before && pair.after))
        return { added: 0, removed: 0 };
    return { added: lineCount(pair.after?.bytes), removed: lineCount(pair.before?.bytes) };
}
function lineCount(bytes) {
    if (!bytes || bytes.length === 0 || bytes.subarray(0, 8_000).includes(0))
        return 0;
    const ends = bytes.toString('latin1').split('\n').length - 1;
    return bytes.at(-1) === 10 ? ends : ends + 1;
}
function headerOf({ path, before, after }, from) {
    const old = from ?? (before ? { path } : undefined);
    return `--- ${old ? `a/${toText(old.path)}` : '/dev/null'}\n+++ ${after ? `b/${toText(path)}` : '/dev/null'}`;
}
function fitting(parts) {
    let left = MAX_DIFF;
    const fit = parts.filter((part) => {
        if (part.length > left)
            return false;
        left -= part.length + 1;
        return true;
    });
    return fit.join('\n');
}
/** The claims say who wrote a file, and name those that git ignores; what they say besides is not taken. */
function withClaims(files, claims, snapshot) {
    const listed = new Set(files.flatMap(({ path, from }) => [path, from]));
    const annotated = files.map((file) => {
        const isClaimed = claims.has(file.path) || (file.from !== undefined && claims.has(file.from));
        return isClaimed ? { ...file, source: 'tool' } : file;
    });
    const ignored = [...claims.values()].flatMap((claim) => {
        const path = toBytes(claim.path);
        if (claim.change === 'deleted' || listed.has(claim.path) || isKnownTo(snapshot, path))
            return [];
        return isPlainFile(snapshot.root, path) ? [{ ...claim, ignored: true }] : [];
    });
    return (0,changes/* sortedChanges */.Ri)([...annotated, ...ignored]);
}
/** Whether the file was there before the run and counted. */
function isKnownTo({ files, repositories }, path) {
    if (files.has(path))
        return true;
    return repositories.some((repository) => path.startsWith(repository.folder) && trackedAt(path, repository));
}
/** Whether a file is there, with nothing but folders on the way. */
function isPlainFile(root, path) {
    let place = root;
    const parts = path.split('/');
    return parts.every((part, n) => {
        place += `/${part}`;
        const stats = onDisk(place).includes('\0') ? undefined : statsOf(place);
        if (!stats || stats === 'gone')
            return false;
        return n === parts.length - 1 ? stats.isFile() : stats.isDirectory();
    });
}

;// CONCATENATED MODULE: ./lib/files/output-file.js




/**
 * Writes the answer to a file of the workspace. It is written beside its place and moved there, so that a
 * link which an agent has put into that place is replaced and not followed.
 *
 * @returns the problem, in one sentence; undefined when it is written
 */
function writeOutputFile(path, workspace, text) {
    let beside;
    try {
        const folder = output_file_realFolder((0,external_node_path_.dirname)(path), workspace);
        beside = (0,external_node_path_.join)(folder, `.${(0,external_node_crypto_.randomUUID)()}.tmp`);
        (0,external_node_fs_.writeFileSync)(beside, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(beside, (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path)));
        return undefined;
    }
    catch (error) {
        if (beside)
            (0,external_node_fs_.rmSync)(beside, { force: true });
        return `The answer could not be written to output-file: ${error instanceof Error ? error.message : String(error)}`;
    }
}
/** The folder without links, made where it is missing; it throws when it leads out of the workspace. */
function output_file_realFolder(folder, workspace) {
    let existing = folder;
    while (!(0,external_node_fs_.existsSync)(existing))
        existing = (0,external_node_path_.dirname)(existing);
    if (!(0,paths/* isInside */.F)((0,external_node_fs_.realpathSync)(existing), workspace))
        throw new Error(`${folder} leads out of the workspace`);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    return (0,external_node_fs_.realpathSync)(folder);
}

;// CONCATENATED MODULE: ./lib/files/seal.js
// Tells whether a file still holds what we wrote, and nothing else. Any process of our user can write to our
// files, through /proc even to those without a name, and can set back every time that a stat tells.


const seal_CHUNK = 1024 * 1024;
/**
 * A seal of nothing yet. It is a message authentication code (GMAC): its key never leaves our memory, so nobody
 * can make another content with the same code, which a checksum would let him; and it costs a tenth of a
 * cryptographic hash, a few milliseconds for 100 MiB.
 */
function createSeal() {
    const key = (0,external_node_crypto_.randomBytes)(16);
    let code; // the first takes half a millisecond, for which the agent need not wait
    let total = 0;
    function add(buffers, length) {
        let left = length;
        for (const buffer of buffers) {
            const part = buffer.subarray(0, left);
            if (part.length > 0) {
                code ??= createCode(key);
                code.add(part);
            }
            left -= part.length;
        }
        total += length;
    }
    function isOn(file) {
        if ((0,external_node_fs_.fstatSync)(file).size !== total)
            return false;
        if (!code)
            return true;
        const expected = code.end();
        const found = createCode(key);
        const chunk = Buffer.alloc(seal_CHUNK);
        for (let at = 0; at < total;) {
            const count = (0,external_node_fs_.readSync)(file, chunk, 0, Math.min(seal_CHUNK, total - at), at);
            if (count === 0)
                return false;
            found.add(chunk.subarray(0, count));
            at += count;
        }
        return found.end().equals(expected);
    }
    return { add, isOn };
}
/** Two messages may share key and nonce, as both do here, because nobody is shown their codes. */
function createCode(key) {
    const cipher = (0,external_node_crypto_.createCipheriv)('aes-128-gcm', key, Buffer.alloc(12));
    return {
        add: (bytes) => void cipher.setAAD(bytes),
        end() {
            cipher.final();
            return cipher.getAuthTag();
        },
    };
}

;// CONCATENATED MODULE: ./lib/files/run-folder.js






/** An agent that prints without end must not fill the runner's disk. In bytes. */
const MAX_EVENTS = 1024 * 1024 * 1024;
/** Of a line; the stream's own are not longer. In bytes. */
const MAX_LINE = 16 * 1024 * 1024;
const run_folder_NEWLINE = Buffer.from('\n');
/**
 * Makes the folder, mode 0700, under `RUNNER_TEMP`.
 *
 * @throws when that cannot be written
 */
function createRunFolder(env, onProblem) {
    const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'run-agent-'));
    const eventsFile = (0,external_node_path_.join)(path, 'events.ndjson');
    const resultFile = (0,external_node_path_.join)(path, 'result.md');
    const file = (0,external_node_fs_.openSync)(eventsFile, 'wx+', 0o600);
    let seal;
    let pending = [];
    let written = 0;
    let isFull = false;
    function addEvents(lines) {
        if (!isFull)
            pending.push(lines, run_folder_NEWLINE);
    }
    // Written at once and not through a stream: what a crash or a kill leaves behind is then complete.
    function flush() {
        const buffers = pending;
        pending = [];
        if (buffers.length === 0)
            return;
        try {
            const count = (0,external_node_fs_.writevSync)(file, buffers);
            seal?.add(buffers, count);
            written += count;
            if (written >= MAX_EVENTS)
                full(`it has reached ${written} bytes`);
        }
        catch (error) {
            full(error instanceof Error ? error.message : String(error));
        }
    }
    function full(why) {
        isFull = true;
        onProblem(`The events file ends here: ${why}`);
    }
    function finish(answer, redactLine) {
        flush();
        const isOurs = seal?.isOn(file) ?? true;
        const problems = [
            ...(isAt(path, 'folder') ? [] : ['the folder of the events file was replaced']),
            ...(isAt(eventsFile, file) ? [] : ['the events file was replaced']),
            ...(isOurs ? [] : ['the events file was written to']),
        ];
        for (const place of [(0,external_node_path_.dirname)(path), path])
            unlock(place);
        if (!isAt(path, 'folder'))
            forceRemove(path);
        forceFolder(path, 0o700);
        (0,external_node_fs_.chmodSync)(path, 0o700);
        if (!isOurs || !isAt(eventsFile, file))
            restore(isOurs ? (line) => line : redactLine);
        (0,external_node_fs_.fchmodSync)(file, 0o600);
        (0,external_node_fs_.closeSync)(file);
        forceRemove(resultFile);
        (0,external_node_fs_.writeFileSync)(resultFile, answer, { flag: 'wx', mode: 0o600 });
        return problems;
    }
    /** What we have open is there whatever became of its name; what others have put into it is not redacted yet. */
    function restore(redactLine) {
        forceRemove(eventsFile);
        const copy = (0,external_node_fs_.openSync)(eventsFile, 'wx', 0o600);
        const splitter = lineSplitter(MAX_LINE);
        const write = (lines) => {
            for (const { bytes } of lines) {
                const text = bytes.toString();
                const clean = redactLine(text);
                (0,external_node_fs_.writevSync)(copy, [clean === text ? bytes : Buffer.from(clean), run_folder_NEWLINE]);
            }
        };
        const chunk = Buffer.alloc(1024 * 1024);
        for (let at = 0; at < MAX_EVENTS;) {
            const count = (0,external_node_fs_.readSync)(file, chunk, 0, chunk.length, at);
            if (count === 0)
                break;
            write(splitter.push(Buffer.from(chunk.subarray(0, count))));
            at += count;
        }
        write(splitter.end());
        (0,external_node_fs_.closeSync)(copy);
    }
    return {
        setAside: (0,external_node_path_.join)(path, 'set-aside'),
        config: (0,external_node_path_.join)(path, 'config'),
        eventsFile,
        resultFile,
        watch: () => {
            seal = createSeal();
        },
        addEvents,
        flush,
        finish,
    };
}
/** Whether a path is still this open file, or any folder at all; links are not followed. */
function isAt(path, what) {
    try {
        const there = (0,external_node_fs_.lstatSync)(path);
        if (what === 'folder')
            return there.isDirectory();
        const ours = (0,external_node_fs_.fstatSync)(what);
        return there.isFile() && there.ino === ours.ino && there.dev === ours.dev;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./lib/agents/locate.js



/** Looks for the CLI on `PATH` and in the folders of its installer; undefined when it is in none of them. */
function locate(agent, env) {
    const home = env.HOME || (0,external_node_os_.homedir)();
    const folders = [
        // A relative entry of PATH would name a folder of the checkout, where anybody can put a program.
        ...(env.PATH ?? '').split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder)),
        ...agent.folders.map((folder) => (0,external_node_path_.join)(home, folder)),
    ];
    for (const name of agent.executables) {
        const path = folders.map((folder) => (0,external_node_path_.join)(folder, name)).find((file) => locate_problemOf(file) === undefined);
        if (!path)
            continue;
        return { ...programAt(path, agent), folder: packageOf((0,external_node_fs_.realpathSync)(path)) ?? versionFolder(path, agent) };
    }
    return undefined;
}
/** How to start the CLI at an absolute path. JavaScript runs under the Node that runs the action. */
function programAt(path, agent) {
    const folder = versionFolder(path, agent);
    const version = folder && (0,external_node_path_.basename)(folder);
    return isJavaScript(path)
        ? { file: process.execPath, args: [path], version }
        : { file: path, args: [], version };
}
/** The folder on the way to the real file that has the name of a version. */
function versionFolder(path, agent) {
    const parts = (0,external_node_fs_.realpathSync)(path).split(external_node_path_.sep);
    const at = parts.findIndex((part) => agent.version.test(part));
    return at < 0 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
/** The folder of the npm package that a path lies in; undefined when it lies in none. */
function packageOf(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.lastIndexOf('node_modules');
    if (at < 0)
        return undefined;
    const length = parts[at + 1]?.startsWith('@') ? 2 : 1;
    return parts.slice(0, at + 1 + length).join(external_node_path_.sep);
}
/** Why the file at an absolute path cannot be run as an agent; undefined when it can. */
function locate_problemOf(path) {
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            return 'is not a file';
        (0,external_node_fs_.accessSync)(path, isJavaScript(path) ? external_node_fs_.constants.R_OK : external_node_fs_.constants.X_OK);
        return undefined;
    }
    catch (error) {
        const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return missing ? 'does not exist' : 'is not executable';
    }
}
function isJavaScript(path) {
    return /\.[cm]?js$/.test(path);
}

;// CONCATENATED MODULE: ./lib/guard/agent-config.js
// Agent configuration that a checkout brings: instructions, and commands that agents run without asking.



const TRUST = ['auto', 'true', 'false'];
/** Names, in any letter case and at any depth, by which agents find their configuration. */
const FOLDERS = ['.cursor', '.claude', '.codex', '.gemini', '.agents'];
const FILES = [
    '.mcp.json',
    '.cursorrules',
    '.cursorignore',
    'agents.md',
    'agents.override.md',
    'claude.md',
    'claude.local.md',
    'gemini.md',
];
/** Whether a file or folder of this name configures an agent. */
function isAgentConfig(name, isFolder) {
    return ((isFolder ? FOLDERS : FILES).includes(name.toLowerCase()) ||
        (!isFolder && FOLDERS.includes(name.toLowerCase())));
}
/**
 * Moves the agent configuration of the workspace out of the agent's sight, and puts the base commit's version
 * in its place where the clone has that commit. Links are moved as links and never followed.
 *
 * @param aside a folder of ours that does not exist yet
 * @throws when a part of it cannot be moved; everything is in its place again then
 */
function setAside(workspace, aside, base, env) {
    const kept = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(aside)), (0,external_node_path_.basename)(aside));
    const paths = findConfig(workspace);
    try {
        for (const path of paths)
            move((0,external_node_path_.join)(workspace, path), (0,external_node_path_.join)(kept, path));
    }
    catch (error) {
        for (const path of paths)
            if (exists((0,external_node_path_.join)(kept, path)))
                move((0,external_node_path_.join)(kept, path), (0,external_node_path_.join)(workspace, path));
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The agent configuration of the checkout cannot be set aside: ${why}`);
    }
    const { files, folders } = base ? restoreBase(workspace, base, env) : { files: [], folders: [] };
    function putBack() {
        for (const { path, content } of files) {
            const place = (0,external_node_path_.join)(workspace, path);
            if (isReachedWithoutLinks(place) && isUnchanged(place, content))
                (0,external_node_fs_.rmSync)(place, { force: true });
        }
        for (const folder of folders)
            if (isReachedWithoutLinks(folder))
                removeFolder(folder);
        for (const path of paths) {
            if (isReachedWithoutLinks((0,external_node_path_.join)(workspace, path)))
                removeEmpty((0,external_node_path_.join)(workspace, path));
        }
        const returned = paths.map(comesBack);
        return {
            left: returned.flatMap(({ left }) => left),
            lost: returned.flatMap(({ lost }) => lost),
        };
    }
    /** What cannot be moved to its place keeps none of the others from theirs. */
    function comesBack(path) {
        const [from, place] = [(0,external_node_path_.join)(kept, path), (0,external_node_path_.join)(workspace, path)];
        // An agent that finds what we keep may have put a link there, to move what lies elsewhere with our hands.
        if (!exists(from) || !isReachedWithoutLinks(from))
            return { left: [], lost: [path] };
        try {
            if (isReachedWithoutLinks(place)) {
                if (!exists(place)) {
                    move(from, place);
                    return { left: [], lost: [] };
                }
                if (agent_config_isFolder(place) && agent_config_isFolder(from)) {
                    const inside = agent_config_entriesOf(from).map(({ name }) => comesBack((0,external_node_path_.join)(path, name)));
                    return {
                        left: inside.flatMap(({ left }) => left),
                        lost: inside.flatMap(({ lost }) => lost),
                    };
                }
            }
        }
        catch {
            // a folder on the way is locked: that, too, is the agent's doing
        }
        return { left: filesBelow(kept, path), lost: [] };
    }
    return { paths, replaced: files.map(({ path }) => path), putBack };
}
/** Nobody but git writes there, and no agent looks for its configuration. */
const SKIPPED = '.git';
function findConfig(workspace) {
    const found = [];
    function walk(folder) {
        for (const entry of agent_config_entriesOf((0,external_node_path_.join)(workspace, folder))) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (isAgentConfig(entry.name, entry.isDirectory()))
                found.push(path);
            else if (entry.isDirectory() && entry.name !== SKIPPED)
                walk(path);
        }
    }
    walk('');
    return found.sort();
}
function agent_config_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return []; // a folder that cannot be read is none that an agent of our user reads
    }
}
/** Writes the base commit's configuration into the workspace. Runs before the agent, so git's settings are the job's. */
function restoreBase(workspace, base, env) {
    const run = (...args) => (0,external_node_child_process_.execFileSync)('git', [
        '-C',
        workspace,
        '--no-pager',
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        ...args,
    ], {
        // A clone may lack objects and name a program to fetch them with: no transport is allowed.
        env: {
            PATH: env.PATH ?? '',
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
            GIT_ALLOW_PROTOCOL: 'none',
            GIT_NO_LAZY_FETCH: '1',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
        timeout: 30_000,
    });
    const files = [];
    const folders = [];
    for (const { path, id, isExecutable } of blobsOf(base, run)) {
        const parts = path.split('/');
        if (!parts.some((part, at) => isAgentConfig(part, at < parts.length - 1)))
            continue;
        const place = (0,external_node_path_.join)(workspace, path);
        try {
            if (exists(place) || !isReachedWithoutLinks(place))
                continue;
            const content = run('cat-file', 'blob', id);
            for (let folder = (0,external_node_path_.dirname)(place); !exists(folder); folder = (0,external_node_path_.dirname)(folder))
                folders.push(folder);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
            (0,external_node_fs_.writeFileSync)(place, content, { flag: 'wx', mode: isExecutable ? 0o755 : 0o644 });
            files.push({ path, content });
        }
        catch {
            // its object is not in the clone, or there is no place for it: the agent works without it
        }
    }
    return { files, folders: folders.sort((one, other) => other.length - one.length) };
}
/** The regular files of a commit; none when it is not in the clone. Links are left out: they can lead anywhere. */
function blobsOf(commit, run) {
    try {
        const entries = run('ls-tree', '-r', '-z', '--full-tree', commit).toString().split('\0');
        return entries.flatMap((entry) => {
            const [, mode, id = '', path = ''] = /^(100\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
            return mode ? [{ path, id, isExecutable: mode === '100755' }] : [];
        });
    }
    catch {
        return [];
    }
}
function isUnchanged(path, content) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isFile() && (0,external_node_fs_.readFileSync)(path).equals(content);
    }
    catch {
        return false;
    }
}
/** Removes the folder at a path if there is nothing in it, whatever made it. */
function removeEmpty(path) {
    try {
        if (!agent_config_isFolder(path))
            return;
        for (const { name } of agent_config_entriesOf(path))
            removeEmpty((0,external_node_path_.join)(path, name));
        (0,external_node_fs_.rmdirSync)(path);
    }
    catch {
        // there is something in it, or nothing is there
    }
}
/** Removes one folder; one with something in it stays. */
function removeFolder(path) {
    try {
        (0,external_node_fs_.rmdirSync)(path);
    }
    catch {
        // it is the agent's now
    }
}
/** A link to a folder is none. */
function agent_config_isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function exists(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path) !== undefined;
    }
    catch {
        return false;
    }
}
/** Everything but folders at or below a path, relative to the same root; an empty folder stands for itself. */
function filesBelow(root, path) {
    if (!agent_config_isFolder((0,external_node_path_.join)(root, path)))
        return [path];
    const below = agent_config_entriesOf((0,external_node_path_.join)(root, path)).flatMap(({ name }) => filesBelow(root, (0,external_node_path_.join)(path, name)));
    return below.length > 0 ? below : [path];
}
/** Whether all that is there on the way is folders, and none a link, which might lead anywhere. */
function isReachedWithoutLinks(path) {
    let parent = (0,external_node_path_.dirname)(path);
    while (!exists(parent))
        parent = (0,external_node_path_.dirname)(parent);
    try {
        return (0,external_node_fs_.realpathSync)(parent) === parent && agent_config_isFolder(parent);
    }
    catch {
        return false; // a link that leads nowhere
    }
}
function move(from, to) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
    try {
        (0,external_node_fs_.renameSync)(from, to);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV'))
            throw error;
        (0,external_node_fs_.cpSync)(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
        (0,external_node_fs_.rmSync)(from, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/guard/command-files.js
// The files by which a step tells the runner its outputs, variables, path, state and summary. They lie in a
// folder that any process of our user can list and write to, under names that nobody can guess. While the agent
// runs they are gone: what ends us then leaves nothing to be read, and an agent that learns their names all the
// same has what it puts there taken away. The runner reads only what we write afterwards.



const NAMES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** With what the names of all files of one step end. */
const STEP = /_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * Takes the runner's files away and remembers what was in them; to be called before the agent starts, and when
 * none of our environment can be read any more, which has their names.
 */
function guardCommandFiles(env) {
    const files = filesOf(env).map(({ name, path }) => {
        const { content } = stateOf(path);
        if (content)
            command_files_remove(path);
        return { name, path, content, left: stateOf(path), folder: identityOf((0,external_node_path_.dirname)(path)) };
    });
    function rebuild() {
        const found = files.map(({ name, path, left, folder }) => {
            for (const place of [(0,external_node_path_.dirname)((0,external_node_path_.dirname)(path)), (0,external_node_path_.dirname)(path)])
                unlock(place);
            const problem = command_files_problemOf(path, left, folder);
            return problem ? [`${name} ${problem}`] : [];
        });
        const lost = files.filter(({ path, folder }) => identityOf((0,external_node_path_.dirname)(path)) !== folder);
        for (const folder of new Set(lost.map(({ path }) => (0,external_node_path_.dirname)(path)))) {
            forceRemove(folder);
            forceFolder(folder);
        }
        const failed = files.map(({ name, path, content }) => {
            try {
                // A new file, whatever is found: somebody may hold open what was there.
                forceRemove(path);
                (0,external_node_fs_.writeFileSync)(path, content ?? '', { flag: 'wx', mode: 0o644 });
                return [];
            }
            catch (error) {
                return [`${name} could not be made anew (${error instanceof Error ? error.message : error})`];
            }
        });
        return [...found, ...failed].flat();
    }
    return { rebuild };
}
/** The files that the environment names, and those beside them that would give their names away. */
function filesOf(env) {
    const named = NAMES.map((name) => ({ name, path: env[name] ?? '' })).filter(({ path }) => path !== '');
    const paths = named.map(({ path }) => path);
    const beside = paths.flatMap((path) => {
        const end = STEP.exec(path)?.[0];
        const names = end ? listOf((0,external_node_path_.dirname)(path)).filter((name) => name.endsWith(end)) : [];
        return names.map((name) => (0,external_node_path_.join)((0,external_node_path_.dirname)(path), name));
    });
    const others = [...new Set(beside)].filter((path) => !paths.includes(path));
    return [...named, ...others.map((path) => ({ name: (0,external_node_path_.basename)(path), path }))];
}
function listOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function command_files_remove(path) {
    try {
        (0,external_node_fs_.unlinkSync)(path);
    }
    catch {
        // it stays, as it was before there was an agent
    }
}
/** More than any earlier part of a step writes; a larger file was not the runner's when we looked. */
const MAX_BEFORE = 1024 * 1024;
/** Looks without following a link and without waiting for a FIFO's other end. */
function stateOf(path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        if (stat.isSymbolicLink())
            return { kind: 'link', content: undefined };
        if (stat.isDirectory())
            return { kind: 'folder', content: undefined };
        if (!stat.isFile())
            return { kind: 'special', content: undefined };
        return { kind: 'file', content: contentOf(path) };
    }
    catch {
        return { kind: 'missing', content: undefined };
    }
}
function contentOf(path) {
    const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
    const file = (0,external_node_fs_.openSync)(path, flags);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(file);
        if (!(0,external_node_fs_.fstatSync)(file).isFile() || size > MAX_BEFORE)
            return undefined;
        const bytes = Buffer.alloc(size);
        return bytes.subarray(0, (0,external_node_fs_.readSync)(file, bytes));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
const CHANGE = {
    file: 'was written to',
    link: 'was replaced by a link',
    folder: 'was replaced by a folder',
    special: 'was replaced by a special file',
    missing: 'was removed',
};
/** What differs from how a file was left for the agent to find. */
function command_files_problemOf(path, left, folder) {
    if (identityOf((0,external_node_path_.dirname)(path)) !== folder)
        return `lost its folder ${(0,external_node_path_.basename)((0,external_node_path_.dirname)(path))}`;
    const now = stateOf(path);
    if (now.kind !== left.kind)
        return CHANGE[now.kind];
    const isSame = now.kind !== 'file' || (left.content !== undefined && now.content?.equals(left.content));
    return isSame ? undefined : CHANGE.file;
}
/** Device and inode of a folder that is one; empty for a link or anything else. */
function identityOf(path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        return stat.isDirectory() ? `${stat.dev}:${stat.ino}` : '';
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: ./lib/guard/isolation.js
// Keeps the agent apart from the rest of the machine, as far as the kernel lets an ordinary user do that.







const ISOLATION = ['auto', 'required', 'none'];
/** Sockets through which whoever may open them is root. */
const ROOT_SOCKETS = ['/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock'];
const isolation_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** The best isolation that this machine gives; never fails, and says what is missing. */
async function isolate(hidden) {
    if (process.platform !== 'linux')
        return unisolated('it needs Linux');
    const setpriv = find('setpriv');
    if (!setpriv)
        return unisolated('there is no setpriv from util-linux');
    // Dropping the bounding set keeps a root user inside the namespaces from undoing its mounts.
    const drop = process.getuid?.() === 0 ? ['--bounding-set=-all', '--inh-caps=-all'] : [];
    const namespaces = await createNamespaces(hidden);
    if (typeof namespaces === 'string') {
        return {
            level: 'no-new-privs',
            problem: namespaces,
            wrap: (file, args) => [setpriv, ['--no-new-privs', file, ...args]],
            keepers: [],
            end: async () => undefined,
        };
    }
    const { nsenter, keeper, keepers, end, writable } = namespaces;
    // A process that enters other mounts stands at their root, so the folder is entered inside.
    const enter = ['--user', '--preserve-credentials', '--mount', '--pid', '--target', String(keeper)];
    return {
        level: 'namespaces',
        problem: writable.length > 0 ? `the agent can change ${writable.join(', ')}` : '',
        wrap: (file, args, directory) => [
            nsenter,
            [
                ...enter,
                '/bin/sh',
                '-c',
                'cd "$1" && shift && exec "$@"',
                'sh',
                directory,
                setpriv,
                ...drop,
                '--no-new-privs',
                file,
                ...args,
            ],
        ],
        keepers,
        end,
    };
}
/** No isolation, and why. */
function unisolated(problem) {
    return {
        level: 'none',
        problem,
        wrap: (file, args) => [file, args],
        keepers: [],
        end: async () => undefined,
    };
}
/**
 * Process 1 of the namespaces. It hides what is to be hidden, says so and waits for the end of its stdin: when
 * our process dies, however it dies, it ends, and the kernel ends everything else inside. The agent is a
 * process beside it, because process 1 could not be ended by a signal from inside.
 *
 * From inside a folder it still reaches what it has covered there, and mounts what is needed of it on top; that
 * takes mount's option -c, without which the path is looked up in the cover. Each program that it starts delays
 * the agent by a millisecond, so bind and read-only go together; where the disk has options of its own, such as
 * nosuid, libmount before 2.39 can only do one after the other.
 */
const KEEPER = `
set -e
while [ "$1" != -- ]; do
  top=$1; shift; cd "$top"; mount -t tmpfs -o mode=0700 none "$top"
  while [ "$1" != -- ]; do
    if [ -d "$1" ]; then mkdir -p "$top/$2"
    elif [ -e "$1" ]; then mkdir -p "$top/$2"; rmdir "$top/$2"; : > "$top/$2"
    else mkdir -p "$top/$2"; shift 2; continue; fi
    mount -c --bind "$1" "$top/$2"; shift 2
  done; shift
done; shift; cd /
while [ "$1" != -- ]; do mount --bind /dev/null "$1"; shift; done; shift
while [ "$1" != -- ]; do
  mount -o bind,ro "$1" "$1" 2> /dev/null || mount -o remount,bind,ro "$1" 2> /dev/null || echo "$1"
  shift
done
echo ready
exec cat
`;
const READY_MS = 3_000;
const REAP_MS = 500;
async function createNamespaces(hidden) {
    const unshare = find('unshare');
    const nsenter = find('nsenter');
    if (!unshare || !nsenter)
        return 'there is no unshare and nsenter from util-linux';
    const covers = hidden.folders
        .filter((path) => (0,external_node_fs_.existsSync)(path))
        .flatMap((path) => cover(path, hidden.except));
    const sockets = ROOT_SOCKETS.filter((path) => (0,external_node_fs_.existsSync)(path));
    const readOnly = hidden.readOnly.filter((path) => (0,external_node_fs_.existsSync)(path));
    const lists = [covers, sockets, readOnly].flatMap((list) => [...list, '--']);
    const options = '--user --map-current-user --keep-caps --pid --mount --fork --kill-child --mount-proc'.split(' ');
    const child = (0,external_node_child_process_.spawn)(unshare, [...options, '/bin/sh', '-c', KEEPER, 'sh', ...lists], {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { PATH: isolation_FOLDERS.join(':') },
        detached: true, // a signal to our own group must not end it before its time
    });
    child.stdin.on('error', () => undefined);
    const { problem, writable } = await readiness(child);
    const keeper = child.pid === undefined ? undefined : childOf(child.pid);
    if (problem === undefined && keeper !== undefined && child.pid !== undefined) {
        return { nsenter, keeper, keepers: [keeper, child.pid], end: () => endKeeper(child, keeper), writable };
    }
    child.kill('SIGKILL');
    return `the kernel gives no namespaces (${problem ?? 'they ended at once'})`;
}
/** The kernel has a list of children where it was built with one; to look through all processes takes longer. */
function childOf(pid) {
    try {
        const [first] = (0,external_node_fs_.readFileSync)(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
        if (first)
            return Number(first);
    }
    catch {
        // there is no such list
    }
    return listProcesses().find(({ parent }) => parent === pid)?.pid;
}
async function readiness(child) {
    let said = '';
    let told = '';
    child.stderr?.on('data', (chunk) => {
        said += chunk.toString();
    });
    const ready = new Promise((resolve) => {
        child.stdout?.on('data', (chunk) => {
            told += chunk.toString();
            if (told.split('\n').at(-2) === 'ready')
                resolve(undefined);
        });
    });
    const failed = (0,external_node_events_namespaceObject.once)(child, 'close').then(() => said.trim().split('\n')[0] ?? '');
    const late = new Promise((resolve) => setTimeout(resolve, READY_MS, 'no answer').unref());
    const problem = await Promise.race([ready, failed, late]).catch((error) => String(error));
    return { problem, writable: told.split('\n').slice(0, -2) };
}
async function endKeeper(child, keeper) {
    const ended = child.exitCode !== null || child.signalCode !== null ? undefined : (0,external_node_events_namespaceObject.once)(child, 'exit');
    try {
        process.kill(keeper, 'SIGKILL');
    }
    catch {
        // it has ended already
    }
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream?.destroy();
    // All inside are dead by now, but the namespaces end only when each has been reaped, which may be never
    // where orphans come to a parent that does not care.
    await Promise.race([ended, (0,promises_.setTimeout)(REAP_MS, undefined, { ref: false })]);
    child.kill('SIGKILL'); // it waits for them and is itself waited for by nobody
    await ended;
}
/**
 * The keeper's words for one folder: itself, then for each exception where it is, from within the folder, and
 * where it is to be seen there. Links on the way are not kept: both of their ends are exceptions' places.
 */
function cover(folder, except) {
    const top = (0,external_node_fs_.realpathSync)(folder);
    const places = new Map(); // place \u2192 source
    for (const path of except) {
        const real = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : path;
        const source = (0,paths/* isInside */.F)(real, top) ? `./${(0,external_node_path_.relative)(top, real)}` : real;
        for (const each of [path, real]) {
            const base = [folder, top].find((one) => each !== one && (0,paths/* isInside */.F)(each, one));
            if (base)
                places.set((0,external_node_path_.relative)(base, each), source);
        }
    }
    // What lies in another exception is seen with that.
    const outer = [...places].filter(([place]) => ![...places.keys()].some((other) => other !== place && (0,paths/* isInside */.F)(`/${place}`, `/${other}`)));
    return [top, ...outer.flatMap(([place, source]) => [source, place]), '--'];
}
function find(name) {
    return isolation_FOLDERS.map((folder) => (0,external_node_path_.join)(folder, name)).find((path) => (0,external_node_fs_.existsSync)(path));
}

// EXTERNAL MODULE: ./lib/json.js
var json = __nccwpck_require__(6413);
;// CONCATENATED MODULE: ./lib/guard/origin.js
// Whose work the checkout is: that of people who can write to this repository, or a stranger's.


/** Events whose checkout is always this repository's own, unless a step fetches something else. */
const origin_OWN = [
    'push',
    'schedule',
    'workflow_dispatch',
    'merge_group',
    'release',
    'create',
    'delete',
    'page_build',
];
const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
/** Reads the event of the run (docs.github.com, "Events that trigger workflows"). */
function originOf(env) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    const event = eventOf(env);
    const pull = (0,json/* asObject */.eB)(event?.pull_request);
    const sha = (0,json/* asString */.oJ)((0,json/* asObject */.eB)(pull?.base)?.sha);
    const base = sha && COMMIT.test(sha) ? sha : undefined;
    if (pull) {
        const isFork = !isThis((0,json/* asObject */.eB)((0,json/* asObject */.eB)(pull.head)?.repo), env);
        // This event runs with the base's secrets, and is where people check out the head of a stranger.
        if (name === 'pull_request_target')
            return { isStrangers: isFork, hasNoSecrets: false, base };
        return { isStrangers: isFork, hasNoSecrets: isFork, base };
    }
    const run = (0,json/* asObject */.eB)(event?.workflow_run);
    if (run)
        return { isStrangers: !isThis((0,json/* asObject */.eB)(run.head_repository), env), hasNoSecrets: false, base };
    return { isStrangers: !origin_OWN.includes(name), hasNoSecrets: false, base };
}
/** A deleted fork has no repository any more, and is not ours either. */
function isThis(repository, env) {
    const name = (0,json/* asString */.oJ)(repository?.full_name);
    return name !== undefined && name.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase();
}
function eventOf(env) {
    try {
        return env.GITHUB_EVENT_PATH ? (0,json/* parseObject */.lj)((0,external_node_fs_.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8').trim()) : undefined;
    }
    catch {
        return undefined; // no event file: it cannot be told
    }
}

;// CONCATENATED MODULE: ./lib/guard/own-environment.js

/** What our own process needs of its environment, once the inputs have been read. */
const NEEDED = /^(PATH|HOME|TMPDIR|TMP|TEMP|LANG|LC_.*|TZ|USER|RUNNER_.*|GITHUB_(?!TOKEN).*|.*_proxy|NODE_EXTRA_CA_CERTS)$/i;
/**
 * Takes the environment with which we were started out of the memory that every process of our user can read
 * as /proc/<pid>/environ; deleting a variable does not, because the kernel shows the memory of the start.
 *
 * What we still need is set anew, elsewhere in memory. Linux only.
 *
 * @returns whether /proc/self/environ holds nothing of it any more
 */
function wipeOwnEnvironment() {
    if (process.platform !== 'linux')
        return false;
    const kept = Object.entries(process.env).filter(([name]) => NEEDED.test(name));
    try {
        const { start, end } = environmentArea();
        const memory = (0,external_node_fs_.openSync)('/proc/self/mem', external_node_fs_.constants.O_RDWR);
        try {
            (0,external_node_fs_.writeSync)(memory, Buffer.alloc(end - start), 0, end - start, start);
        }
        finally {
            (0,external_node_fs_.closeSync)(memory);
        }
        for (const [name, value] of kept)
            process.env[name] = value;
        return (0,external_node_fs_.readFileSync)('/proc/self/environ').every((byte) => byte === 0);
    }
    catch {
        return false;
    }
}
/** Addresses of the environment, fields 50 and 51 of /proc/self/stat (proc_pid_stat(5)). */
function environmentArea() {
    const stat = (0,external_node_fs_.readFileSync)('/proc/self/stat', 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // field 3 comes first
    const [start, end] = [Number(fields[47]), Number(fields[48])];
    if (!(start > 0 && end > start))
        throw new Error('/proc/self/stat does not tell where the environment lies');
    return { start, end };
}

;// CONCATENATED MODULE: ./lib/guard/guard.js
// Everything that is raised around an agent before it starts and lowered when its whole tree is gone.












/** What a process wrote into our stdout before it died must have been read before commands count again. */
const PIPE_MS = 100;
/**
 * @param isolating of `isolationFor`; it takes a while, in which other things can be done
 * @returns the cause when the isolation that the step requires cannot be had
 */
async function raiseGuard(request, env, folder, writer, isolating) {
    const isolation = await isolating;
    if (request.isolation === 'required' && isolation.level !== 'namespaces')
        return { problem: isolation.problem };
    if (isolation.problem)
        writer.say(`Isolation is ${isolation.level}: ${isolation.problem}`);
    const moved = isolation.level === 'namespaces' ? watch(readOnlyFor(request, env)) : () => [];
    const config = setAsideConfig(request, env, folder, writer);
    /** Whether a process of the agent can reach what is ours. */
    const isShared = isolation.level !== 'namespaces';
    if (!wipeOwnEnvironment() && isShared) {
        writer.say('The environment of this step stays readable for the agent, in the memory of this process');
    }
    writer.raise(isShared);
    await writer.flush(); // before the agent has its first instruction
    const commandFiles = guardCommandFiles(env); // nothing may go wrong from here to `lower`, which puts them back
    async function again() {
        const next = await isolationFor(request, env, folder);
        if (next.level === isolation.level)
            return next;
        await next.end();
        throw new Error(`Isolation was ${isolation.level} and is now ${next.level}: ${next.problem}`);
    }
    async function lower(isAlone) {
        // What later steps obey comes first, and nothing that goes wrong with the rest may keep it from being done.
        const tampering = [...commandFiles.rebuild(), ...moved()];
        try {
            const { left, lost } = config?.putBack() ?? { left: [], lost: [] };
            for (const path of left)
                writer.say(`Left as the agent made it: ${(0,render_text/* oneLine */.TN)(path)}`);
            if (lost.length > 0)
                tampering.push(`configuration that was set aside is gone (${guard_named(lost)})`);
        }
        catch (error) {
            tampering.push(`configuration could not be put back (${error instanceof Error ? error.message : error})`);
        }
        await writer.endLines();
        if (isShared)
            await (0,promises_.setTimeout)(PIPE_MS);
        if (isAlone)
            writer.lift();
        return tampering;
    }
    const isTempHidden = isolation.level === 'namespaces' && hiddenFolders(request, env).length > 0;
    return { isolation, isTempHidden, again, lower };
}
/** Isolation for one run of the agent, as good as the step wishes and the machine gives. */
async function isolationFor(request, env, folder) {
    if (request.isolation === 'none')
        return unisolated('');
    if (request.permissions === 'full')
        return unisolated('with full permissions the agent keeps sudo and docker');
    const { program, workspace, directory, args } = request;
    const temp = env.RUNNER_TEMP;
    const programs = program ? [program.file, ...program.args.filter(external_node_path_.isAbsolute)].flatMap(withReal) : [];
    const places = [workspace, directory, env.HOME, env.TMPDIR, folder.config];
    return isolate({
        folders: hiddenFolders(request, env),
        except: [
            ...programs.map((path) => (temp ? highestBelow(temp, path) : path)),
            ...args.filter((arg) => arg.startsWith('/')),
            ...places.flatMap((path) => path || []),
        ],
        readOnly: readOnlyFor(request, env),
    });
}
/** RUNNER_TEMP, unless the agent works there. */
function hiddenFolders({ workspace }, { RUNNER_TEMP: temp }) {
    return temp && temp !== workspace ? [temp] : [];
}
/** A path, and the same without links where that is another; as it is when it leads nowhere. */
function withReal(path) {
    const real = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : path;
    return real === path ? [path] : [path, real];
}
/** The entry of a folder by which a path in it is reached: what lies beside a program belongs to it. */
function highestBelow(folder, path) {
    for (const top of withReal(folder)) {
        const [first] = (0,external_node_path_.relative)(top, path).split(external_node_path_.sep);
        if (first && (0,paths/* isInside */.F)(path, top))
            return (0,external_node_path_.join)(top, first);
    }
    return path;
}
/**
 * What later steps and later jobs run, too: the code of actions, and the CLI where others find it again. Nothing
 * that holds a place where the agent has to write.
 */
function readOnlyFor({ program, workspace }, env) {
    const ourselves = (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_url_namespaceObject.fileURLToPath)(import.meta.url)));
    const parts = ourselves.split(external_node_path_.sep);
    const actions = parts.slice(0, parts.lastIndexOf('_actions') + 1).join(external_node_path_.sep);
    const needed = [workspace, env.HOME, env.TMPDIR, env.RUNNER_TEMP];
    return [actions || ourselves, program && ownFolder(program, env)]
        .filter((path) => path !== undefined)
        .filter((path) => !(0,paths/* isInside */.F)(path, workspace))
        .filter((path) => !needed.some((place) => place && (0,paths/* isInside */.F)(place, path)));
}
/** Tells later which paths lead elsewhere: what is read-only cannot be changed, but a folder above it be moved. */
function watch(paths) {
    const identity = (path) => {
        const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stats && `${stats.dev}:${stats.ino}`;
    };
    const before = paths.map(identity);
    return () => paths.filter((path, n) => identity(path) !== before[n]).map((path) => `${path} was moved away`);
}
/** Of the tool cache all versions of the tool: a version that an agent adds is one that a later job may take. */
function ownFolder({ file, args, folder }, env) {
    const own = folder ?? (0,external_node_fs_.realpathSync)(file === process.execPath ? (args[0] ?? file) : file);
    const tools = env.RUNNER_TOOL_CACHE;
    const isTool = tools && withReal(tools).some((top) => (0,paths/* isInside */.F)(own, top)) && packageOf(own) === undefined;
    return isTool ? highestBelow(tools, own) : folder;
}
function setAsideConfig(request, env, folder, writer) {
    const { isStrangers, base } = originOf(env);
    const isTrusted = request.trustConfig === 'auto' ? !isStrangers : request.trustConfig === 'true';
    if (isTrusted)
        return undefined;
    const config = setAside(request.workspace, folder.setAside, base, env);
    const { paths, replaced } = config;
    if (paths.length > 0) {
        writer.say(`Set aside, as it may be a stranger's: agent configuration of the checkout (${guard_named(paths)})`);
    }
    if (replaced.length > 0)
        writer.say(`In its place: ${(0,render_text/* counted */.hS)(replaced.length, 'file')} of the base commit`);
    return config;
}
/** The first ten of some paths, and how many there are besides. */
function guard_named(paths) {
    const names = paths.slice(0, 10).map((path) => (0,render_text/* oneLine */.TN)(path, 100));
    return names.join(', ') + (paths.length > 10 ? `, and ${paths.length - 10} more` : '');
}

// EXTERNAL MODULE: ./lib/guard/neutral.js
var neutral = __nccwpck_require__(7770);
// EXTERNAL MODULE: ./lib/guard/redaction.js
var redaction = __nccwpck_require__(8628);
;// CONCATENATED MODULE: ./lib/guard/writer.js



/** Far below what anybody who reads a log live would notice. */
const TOGETHER_MS = 4;
const MARK = { quote: '> ', output: '  | ' };
/** @param stderr the runner reads it apart from stdout and may be ahead in it: what stops commands there is told there */
function createWriter(stream, stderr) {
    let pending = '';
    let scheduled = false;
    let last = performance.now();
    let secrets = redaction/* NOTHING_SECRET */.jc;
    let token;
    let isOpen = false;
    const masks = [];
    // A runner that closed our stdout does not want the rest; the run goes on and keeps its outputs.
    for (const each of [stream, stderr])
        each?.on('error', () => undefined);
    /** Lines that come within a few milliseconds leave in one write: each one costs more than the lines in it. */
    function put(line) {
        pending += `${line}\n`;
        last = performance.now();
        if (scheduled)
            return;
        scheduled = true;
        setTimeout(drain, TOGETHER_MS);
    }
    /** Neutral lines have nothing in them any more that nobody sees, so that a secret lies open. */
    function drain() {
        scheduled = false;
        if (pending === '')
            return;
        const lines = Buffer.from(pending);
        const isClean = secrets.isClean(lines);
        stream.write(isClean ? lines : pending.split('\n').map(secrets.redactLine).join('\n'));
        pending = '';
    }
    function say(line) {
        const lines = (0,neutral/* neutralLines */.FV)(line);
        put(lines.length === 1 && lines[0] !== undefined ? lines[0] : (0,neutral/* neutralLine */.GH)(lines.join(' ')));
    }
    function show(lines) {
        for (const { as, text } of lines) {
            if (as === 'own')
                say(text);
            else if (as === 'json')
                put((0,neutral/* neutralJson */.q1)(text));
            else
                for (const line of (0,neutral/* neutralLines */.FV)(text))
                    put(`${MARK[as]}${line}`.trimEnd());
        }
    }
    function command(name, properties, message) {
        if (token !== undefined) {
            say(`${name}: ${message}`); // as a command it would not be obeyed
            return;
        }
        // The runner's masks know fewer forms of a secret, and nothing of what stands in a property.
        const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(secrets.redact(value))}`);
        order(`${name}${list.length > 0 ? ` ${list.join(',')}` : ''}`, escapeData(secrets.redact(message)));
    }
    function order(name, message) {
        drain();
        stream.write(`::${name}::${message}\n`);
        last = performance.now();
    }
    function mask(value) {
        masks.push(escapeData(value));
        order('add-mask', escapeData(value));
    }
    function raise(isShared) {
        const secret = (0,external_node_crypto_.randomBytes)(24).toString('hex');
        order('stop-commands', secret);
        token = secret;
        isOpen = isShared;
        if (!isOpen)
            return;
        // Read first, it would keep the masks on stdout from being obeyed.
        for (const value of masks)
            stderr?.write(`::add-mask::${value}\n`);
        stderr?.write(`::stop-commands::${secret}\n`);
    }
    function endLines() {
        if (isOpen) {
            put('');
            stderr?.write('\n');
        }
        return flush();
    }
    function lift() {
        const secret = token;
        token = undefined;
        if (secret !== undefined)
            order(secret, '');
    }
    async function flush() {
        drain();
        const taken = [stream, ...(stderr ? [stderr] : [])].map((each) => new Promise((resolve) => each.write('', resolve)));
        await Promise.all(taken);
    }
    return {
        say,
        show,
        command,
        mask,
        hide: (next) => {
            secrets = next;
        },
        raise,
        endLines,
        lift,
        silence: () => performance.now() - last,
        flush,
    };
}
/** The runner turns these back, `%25` last (actions/runner src/Runner.Common/ActionCommand.cs). */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./node_modules/shlex/shlex.js


/*
  Port of a subset of the features of CPython's shlex module, which provides a
  shell-like lexer. Original code by Eric S. Raymond and other contributors.
*/

class Shlexer {
  constructor (string) {
    this.i = 0
    this.string = string

    /**
     * Characters that will be considered whitespace and skipped. Whitespace
     * bounds tokens. By default, includes space, tab, linefeed and carriage
     * return.
     */
    this.whitespace = ' \t\r\n'

    /**
     * Characters that will be considered string quotes. The token accumulates
     * until the same quote is encountered again (thus, different quote types
     * protect each other as in the shell.) By default, includes ASCII single
     * and double quotes.
     */
    this.quotes = `'"`

    /**
     * Characters that will be considered as escape. Just `\` by default.
     */
    this.escapes = '\\'

    /**
     * The subset of quote types that allow escaped characters. Just `"` by default.
     */
    this.escapedQuotes = '"'

    /**
     * Whether to support ANSI C-style $'' quotes
     * https://www.gnu.org/software/bash/manual/html_node/ANSI_002dC-Quoting.html
     */
    this.ansiCQuotes = true

    /**
     * Whether to support localized $"" quotes
     * https://www.gnu.org/software/bash/manual/html_node/Locale-Translation.html
     *
     * The behavior is as if the current locale is set to C or POSIX, i.e., the
     * contents are not translated.
     */
    this.localeQuotes = true

    this.debug = false
  }

  readChar () {
    return this.string.charAt(this.i++)
  }

  processEscapes (string, quote, isAnsiCQuote) {
    if (!isAnsiCQuote && !this.escapedQuotes.includes(quote)) {
      // This quote type doesn't support escape sequences
      return string
    }

    // We need to form a regex that matches any of the escape characters,
    // without interpreting any of the characters as a regex special character.
    const anyEscape = '[' + this.escapes.replace(/(.)/g, '\\$1') + ']'

    // In regular quoted strings, we can only escape an escape character, and
    // the quote character itself.
    if (!isAnsiCQuote && this.escapedQuotes.includes(quote)) {
      const re = new RegExp(
        anyEscape + '(' + anyEscape + '|\\' + quote + ')', 'g')
      return string.replace(re, '$1')
    }

    // ANSI C quoted strings support a wide variety of escape sequences
    if (isAnsiCQuote) {
      const patterns = {
        // Literal characters
        '([\\\\\'"?])': (x) => x,

        // Non-printable ASCII characters
        'a': () => '\x07',
        'b': () => '\x08',
        'e|E': () => '\x1b',
        'f': () => '\x0c',
        'n': () => '\x0a',
        'r': () => '\x0d',
        't': () => '\x09',
        'v': () => '\x0b',

        // Octal bytes
        '([0-7]{1,3})': (x) => String.fromCharCode(parseInt(x, 8)),

        // Hexadecimal bytes
        'x([0-9a-fA-F]{1,2})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Unicode code units
        'u([0-9a-fA-F]{1,4})': (x) => String.fromCharCode(parseInt(x, 16)),
        'U([0-9a-fA-F]{1,8})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Control characters
        // https://en.wikipedia.org/wiki/Control_character#How_control_characters_map_to_keyboards
        'c(.)': (x) => {
          if (x === '?') {
            return '\x7f'
          } else if (x === '@') {
            return '\x00'
          } else {
            return String.fromCharCode(x.charCodeAt(0) & 31)
          }
        }
      }

      // Construct an uber-RegEx that catches all of the above pattern
      const re = new RegExp(
        anyEscape + '(' + Object.keys(patterns).join('|') + ')', 'g')

      // For each match, figure out which subpattern matched, and apply the
      // corresponding function
      return string.replace(re, function (m, p1) {
        for (const matched in patterns) {
          const mm = new RegExp('^' + matched + '$').exec(p1)
          if (mm === null) {
            continue
          }

          return patterns[matched].apply(null, mm.slice(1))
        }
      })
    }

    // Should not get here
    return undefined
  }

  * [Symbol.iterator] () {
    let inQuote = false
    let inDollarQuote = false
    let escaped = false
    let lastDollar = -2 // position of last dollar sign we saw
    let token

    if (this.debug) {
      console.log('full input:', '>' + this.string + '<')
    }

    while (true) {
      const pos = this.i
      const char = this.readChar()

      if (this.debug) {
        console.log(
          'position:', pos,
          'input:', '>' + char + '<',
          'accumulated:', token,
          'inQuote:', inQuote,
          'inDollarQuote:', inDollarQuote,
          'lastDollar:', lastDollar,
          'escaped:', escaped
        )
      }

      // Ran out of characters, we're done
      if (char === '') {
        if (inQuote) { throw new Error('Got EOF while in a quoted string') }
        if (escaped) { throw new Error('Got EOF while in an escape sequence') }
        if (token !== undefined) { yield token }
        return
      }

      // We were in an escape sequence, complete it
      if (escaped) {
        if (char === '\n') {
          // An escaped newline just means to continue the command on the next
          // line. We just need to ignore it.
        } else if (inQuote) {
          // If we are in a quote, just accumulate the whole escape sequence,
          // as we will interpret escape sequences later.
          token = (token || '') + escaped + char
        } else {
          // Just use the literal character
          token = (token || '') + char
        }

        escaped = false
        continue
      }

      if (this.escapes.includes(char)) {
        if (!inQuote || inDollarQuote !== false || this.escapedQuotes.includes(inQuote)) {
          // We encountered an escape character, which is going to affect how
          // we treat the next character.
          escaped = char
          continue
        } else {
          // This string type doesn't use escape characters. Ignore for now.
        }
      }

      // We were in a string
      if (inQuote !== false) {
        // String is finished. Don't grab the quote character.
        if (char === inQuote) {
          token = this.processEscapes(token, inQuote, inDollarQuote === '\'')
          inQuote = false
          inDollarQuote = false
          continue
        }

        // String isn't finished yet, accumulate the character
        token = (token || '') + char
        continue
      }

      // This is the start of a new string, don't accumulate the quotation mark
      if (this.quotes.includes(char)) {
        inQuote = char
        if (lastDollar === pos - 1) {
          if (char === '\'' && !this.ansiCQuotes) {
            // Feature not enabled
          } else if (char === '"' && !this.localeQuotes) {
            // Feature not enabled
          } else {
            inDollarQuote = char
          }
        }

        token = (token || '') // fixes blank string

        if (inDollarQuote !== false) {
          // Drop the opening $ we captured before
          token = token.slice(0, -1)
        }

        continue
      }

      // This is a dollar sign, record that we saw it in case it's the start of
      // an ANSI C or localized string
      if (inQuote === false && char === '$') {
        lastDollar = pos
      }

      // This is whitespace, so yield the token if we have one
      if (this.whitespace.includes(char)) {
        if (token !== undefined) { yield token }
        token = undefined
        continue
      }

      // Otherwise, accumulate the character
      token = (token || '') + char
    }
  }
}


/**
 * Splits a given string using shell-like syntax. This function is the inverse
 * of shlex.join().
 *
 * @param {String} s String to split.
 * @returns {String[]}
 */
function split (s) {
  return Array.from(new Shlexer(s))
}

/**
 * Escapes a potentially shell-unsafe string using quotes.
 *
 * @param {String} s String to quote
 * @returns {String}
 */
function quote (s) {
  if (s === '') { return '\'\'' }

  const unsafeRe = /[^\w@%\-+=:,./]/
  if (!unsafeRe.test(s)) { return s }

  return ('\'' + s.replace(/('+)/g, '\'"$1"\'') + '\'').replace(/^''|''$/g, '')
}


/**
 * Concatenate the tokens of the list args and return a string. This function
 * is the inverse of shlex.split().
 *
 * The returned value is shell-escaped to protect against injection
 * vulnerabilities (see shlex.quote()).
 *
 * @param {String[]} args List of args to join
 * @returns {String}
 */
function join (args) {
  if (!Array.isArray(args)) {
    throw new TypeError("args should be an array")
  }
  return args.map(quote).join(" ")
}

;// CONCATENATED MODULE: ./lib/agents/claude-install.js
/**
 * The packages that `@anthropic-ai/claude-code` has as optional dependencies: one binary each, no script. Its
 * own install script, which copies the binary, is not needed. The values are `npm view <package> dist.integrity`.
 */
const claudeInstallation = {
    version: '2.1.329',
    form: /^\d{1,6}\.\d{1,6}\.\d{1,6}$/,
    noLatest: undefined,
    source: {
        from: 'npm',
        main: '@anthropic-ai/claude-code',
        package: (platform) => `@anthropic-ai/claude-code-${platform}`,
    },
    executable: 'claude',
    ownArgs: () => [], // DISABLE_AUTOUPDATER in its environment
    checksums: {
        '2.1.329': {
            'linux-x64': 'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA==',
            'linux-arm64': 'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A==',
            'linux-x64-musl': 'sha512-EouW7B/aG3GOQBmzN9MxHV9uTOE2r6E+VIlFBrBgIEBuBBF4qH1GTvg5/CVf53gGp4DgVf1CYdBHjS+2NeDP4A==',
            'linux-arm64-musl': 'sha512-uVWrRp60cqvikJ13Rtmlkd8WuJtJEWAuGJzenJ0or0I7by05kRWopFdDdpWYQi8dRIJ6+W9T9w+PA4B+EjfCXQ==',
            'darwin-x64': 'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg==',
            'darwin-arm64': 'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw==',
        },
    },
    platforms: ['linux-x64', 'linux-arm64', 'linux-x64-musl', 'linux-arm64-musl', 'darwin-x64', 'darwin-arm64'],
};

;// CONCATENATED MODULE: ./lib/agents/claude-tools.js
// Claude's tool calls: a `tool_use` block, and a `tool_result` block with `tool_use_result` beside its message.

const SHELL = { kind: 'shell', subject: ['command'], end: shellEnd };
const TASK = { kind: 'task', subject: ['description', 'prompt'], end: taskEnd };
const EDIT = { kind: 'edit', subject: ['file_path'], end: editEnd };
const TODO = { kind: 'todo' };
/** The tools with a meaning of their own; the rest is `other`. */
const TOOLS = {
    Read: { kind: 'read', subject: ['file_path'], end: readEnd },
    LS: { kind: 'read', subject: ['path'] },
    Write: { kind: 'create', subject: ['file_path'], end: writeEnd },
    Edit: EDIT,
    MultiEdit: EDIT,
    NotebookEdit: { kind: 'edit', subject: ['notebook_path'] },
    Bash: SHELL,
    PowerShell: SHELL,
    Monitor: { kind: 'shell', subject: ['command'], end: () => ({ background: true }) },
    Grep: { kind: 'search', subject: ['pattern'], end: grepEnd },
    Glob: { kind: 'search', subject: ['pattern'], end: ({ body }) => ({ matches: (0,json/* asCount */.Wg)(body.numFiles) }) },
    WebFetch: { kind: 'web', subject: ['url'] },
    WebSearch: { kind: 'web', subject: ['query'] },
    web_search: { kind: 'web', subject: ['query'] },
    web_fetch: { kind: 'web', subject: ['url'] },
    Task: TASK,
    Agent: TASK,
    TodoWrite: TODO,
    TaskCreate: TODO,
    TaskUpdate: TODO,
    TaskGet: TODO,
    TaskList: TODO,
    ListMcpResourcesTool: { kind: 'mcp' },
    ReadMcpResourceTool: { kind: 'mcp', subject: ['uri'] },
    // Its input is the answer, which is told as such.
    StructuredOutput: { kind: 'other', subject: [] },
};
function knowledgeOf(name) {
    return Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
}
/** What a `tool_use` block calls, and what it is about. */
function callOf(block) {
    const name = (0,json/* asString */.oJ)(block.name);
    if (!name)
        return undefined;
    const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name) ?? [];
    if (server && tool)
        return { kind: 'mcp', name, subject: `${server}/${tool}` };
    const knowledge = knowledgeOf(name);
    const input = (0,json/* asObject */.eB)(block.input) ?? {};
    // A tool we do not know shows its first argument that reads like one.
    const keys = knowledge ? (knowledge.subject ?? []) : Object.keys(input);
    const subject = keys.map((key) => (0,json/* asString */.oJ)(input[key])).find((value) => value !== undefined);
    return { kind: knowledge?.kind ?? 'other', name, subject: subject ?? '' };
}
/**
 * What became of a call.
 *
 * @param wasDenied whether an event of its own has said so
 */
function resultOf(block, record, tool, wasDenied) {
    const text = textOf(block.content);
    const isDenied = wasDenied || isRejected(record, (0,json/* asString */.oJ)(block.tool_use_id)) || isWithheld(text);
    const outcome = block.is_error === true || isDenied ? (isDenied ? 'denied' : 'failed') : 'ok';
    return { tool, outcome, text, body: (0,json/* asObject */.eB)(record.tool_use_result) ?? {} };
}
/** A rule, a hook or a mode said no. An interrupted call is marked as rejected, too, but nobody decided on it. */
function isRejected(record, callId) {
    const meta = (0,json/* asArray */._j)(record.tool_result_meta)
        .map((entry) => (0,json/* asObject */.eB)(entry))
        .find((entry) => entry?.id === callId);
    return (0,json/* asObject */.eB)(meta?.permission_decision)?.decision === 'reject';
}
/** A tool that the mode takes away is denied when the model calls it; one that never was is a mistake of its. */
function isWithheld(text) {
    return /^<tool_use_error>Error: No such tool available: \S+ \S+ is disabled for this session\b/.test(text);
}
/** Writing a file whole may replace one, and an edit creates one where there was nothing to replace. */
function claude_tools_kindOf({ tool, outcome, body }) {
    if (outcome !== 'ok')
        return tool;
    if (tool.kind === 'create' && body.type === 'update')
        return { ...tool, kind: 'edit' };
    const isNew = tool.kind === 'edit' && body.oldString === '' && !(0,json/* asString */.oJ)(body.originalFile);
    return isNew ? { ...tool, kind: 'create' } : tool;
}
/** @param durationMs between the lines of call and result, for calls of which people ask how long they took */
function endOf(found, durationMs) {
    const { tool, outcome, text } = found;
    const takesTime = tool.kind === 'shell' || tool.kind === 'task' || tool.kind === 'mcp' || tool.kind === 'web';
    const facts = {
        output: outcome === 'ok' ? (0,json/* asString */.oJ)(text) : undefined, // else it is the problem
        ...(takesTime ? { durationMs } : {}),
        ...knowledgeOf(tool.name)?.end?.(found),
    };
    return outcome === 'ok' ? { ...facts, outcome } : { ...facts, outcome, problem: claude_tools_problemOf(text) };
}
function claude_tools_problemOf(text) {
    const words = /^<tool_use_error>(.*)<\/tool_use_error>$/s.exec(trimBlanks(text))?.[1] ?? text;
    return (0,json/* asString */.oJ)(trimBlanks(words.replace(/^Error: /, '').replace(/^Exit code \d+\n?/, '')));
}
/** Without the blanks of ASCII around it: any other may be a piece of a character (ndjson.ts). */
function trimBlanks(text) {
    const isBlank = (at) => /[ \t\r\n]/.test(text[at] ?? '');
    let from = 0;
    let to = text.length;
    while (from < to && isBlank(from))
        from += 1;
    while (to > from && isBlank(to - 1))
        to -= 1;
    return text.slice(from, to);
}
/** The CLI counts the empty piece behind the last newline as a line. */
function readEnd({ body }) {
    const file = (0,json/* asObject */.eB)(body.file);
    const lines = (0,json/* asCount */.Wg)(file?.numLines);
    const endsInNewline = typeof file?.content === 'string' && file.content.endsWith('\n');
    // What a read prints is the file itself.
    return { lines: lines !== undefined && lines > 0 && endsInNewline ? lines - 1 : lines, output: undefined };
}
function editEnd({ body }) {
    if (!Array.isArray(body.structuredPatch))
        return {};
    const lines = body.structuredPatch.flatMap((hunk) => (0,json/* asArray */._j)((0,json/* asObject */.eB)(hunk)?.lines));
    const count = (mark) => lines.filter((line) => (0,json/* asString */.oJ)(line)?.startsWith(mark)).length;
    return { added: count('+'), removed: count('-'), output: undefined };
}
/** A new file has no patch: all its lines are added. */
function writeEnd(found) {
    const { type, content } = found.body;
    if (type !== 'create' || typeof content !== 'string')
        return editEnd(found);
    return { added: linesOf(content), removed: 0, output: undefined };
}
function linesOf(content) {
    return content === '' ? 0 : content.replace(/\n$/, '').split('\n').length;
}
/**
 * The exit code is told only when it is not 0, in words for the model. A command whose code the CLI explains,
 * such as a search that found nothing, counts as good, and its code is not known.
 */
function shellEnd({ outcome, text, body }) {
    const background = (0,json/* asString */.oJ)(body.backgroundTaskId) !== undefined;
    const [, failed, printed] = /^Exit code (\d+)\n?(.*)$/s.exec(text) ?? [];
    const isZero = outcome === 'ok' && !background && (0,json/* asString */.oJ)(body.returnCodeInterpretation) === undefined;
    const said = `${textOf(body.stdout)}${textOf(body.stderr)}`;
    return {
        exitCode: outcome === 'failed' ? (0,json/* asCount */.Wg)(failed) : isZero ? 0 : undefined,
        background,
        output: (0,json/* asString */.oJ)(outcome === 'ok' ? said : printed),
    };
}
function grepEnd({ body }) {
    return { matches: (0,json/* asCount */.Wg)(body.numMatches) ?? (0,json/* asCount */.Wg)(body.numLines) ?? (0,json/* asCount */.Wg)(body.numFiles) };
}
function taskEnd({ body }) {
    const answer = textOf(body.content);
    const facts = answer === '' ? {} : { output: answer };
    const durationMs = (0,json/* asCount */.Wg)(body.totalDurationMs);
    if ((0,json/* asString */.oJ)(body.status)?.endsWith('_launched'))
        return { background: true, durationMs: undefined, output: undefined };
    return durationMs === undefined ? facts : { ...facts, durationMs };
}
/** The text of a string, or of the text blocks of a list. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    return (0,json/* asArray */._j)(content)
        .map((block) => (0,json/* asString */.oJ)((0,json/* asObject */.eB)(block)?.text) ?? '')
        .join('');
}

;// CONCATENATED MODULE: ./lib/agents/claude-notices.js
// What Claude Code tells of its run besides the conversation: for people, or for nobody.


/** By type, or by `system/` and subtype. */
const NOTICES = {
    'system/api_retry': retry,
    'system/compact_boundary': () => [info('Summed up the conversation so far, to make room')],
    'system/hook_response': hook,
    'system/informational': content,
    'system/local_command_output': content,
    'system/mirror_error': ({ error }) => [detail(textOf(error))],
    'system/model_refusal_fallback': content,
    'system/model_refusal_no_fallback': content,
    'system/notification': ({ text }) => [detail(textOf(text))],
    'system/session_writes_lost': () => [info('The disk is full: this session cannot be continued')],
    rate_limit_event: rateLimit,
};
/** Records that tell nothing which people need: states of the CLI, and things told elsewhere as well. */
const SILENT = new Set([
    'active_goal',
    'keep_alive',
    'prompt_suggestion',
    'system/background_tasks_changed',
    'system/commands_changed',
    'system/control_request_progress',
    'system/elicitation_complete',
    'system/files_persisted',
    'system/hook_progress',
    'system/hook_started',
    'system/memory_recall',
    'system/plugin_install',
    'system/session_state_changed',
    'system/status',
    'system/task_notification',
    'system/task_progress',
    'system/task_started',
    'system/task_updated',
    'system/worker_shutting_down',
    'tool_progress',
    'tool_use_summary',
]);
/** The notices in a record of this name; undefined when we do not know the name. */
function noticesOf(name, record) {
    if (SILENT.has(name))
        return [];
    return Object.hasOwn(NOTICES, name) ? NOTICES[name]?.(record) : undefined;
}
/** A notice for verbose logs. */
function detail(text) {
    return { type: 'notice', level: 'detail', text };
}
function info(text) {
    return { type: 'notice', level: 'info', text };
}
function content(record) {
    return [info(textOf(record.content))];
}
/** `Retrying (attempt 1 of 4): rate_limit, HTTP 429`. */
function retry(record) {
    const status = (0,json/* asCount */.Wg)(record.error_status);
    const why = [(0,json/* asString */.oJ)(record.error) ?? 'unknown', ...(status === undefined ? [] : [`HTTP ${status}`])];
    const attempt = `attempt ${(0,json/* asCount */.Wg)(record.attempt) ?? '?'} of ${(0,json/* asCount */.Wg)(record.max_retries) ?? '?'}`;
    return [info(`Retrying (${attempt}): ${why.join(', ')}`)];
}
function hook(record) {
    const name = (0,json/* asString */.oJ)(record.hook_name) ?? 'without a name';
    if (record.outcome === 'success')
        return [detail(`Ran the hook ${name}`)];
    return [info(`The hook ${name} failed: ${textOf(record.stderr) || textOf(record.output)}`)];
}
function rateLimit(record) {
    const limit = (0,json/* asObject */.eB)(record.rate_limit_info);
    const kind = (0,json/* asString */.oJ)(limit?.rateLimitType)?.replaceAll('_', ' ') ?? 'usage';
    if (limit?.status === 'rejected')
        return [info(`The ${kind} limit of the account is reached`)];
    return limit?.status === 'allowed_warning' ? [info(`The ${kind} limit of the account is near`)] : [];
}

;// CONCATENATED MODULE: ./lib/agents/ndjson.js


const THINKING = [{ type: 'thinking' }];
/** Parsers differ in which of two values of one name they take, so such a result says nothing for sure. */
const AMBIGUOUS = [{ type: 'unknown', name: 'result with a name twice' }];
const TOO_DEEP = [{ type: 'unknown', name: 'nested too deep' }];
/** A broken record is given this many further lines to become whole. */
const MAX_JOINED_LINES = 4;
const BRACE = '{'.charCodeAt(0);
const CLOSING_BRACE = '}'.charCodeAt(0);
/** In place of the raw newline that has cut a record. */
const ndjson_NEWLINE = Buffer.from('\\n');
/**
 * A decoder for newline-delimited JSON: parses each line and lets the dialect translate the record.
 *
 * A raw newline inside a string cuts a record in two (reported of Cursor's `call_id`), so a line that starts
 * like a record and is none is joined with the next ones before it is given up as noise.
 *
 * Records are parsed from bytes as if each were a character of its own, because strings with other characters
 * than these take twice the memory and half as long again. JSON itself is ASCII, so a dialect has to know only
 * that what looks like a blank may be a piece of a character unless it is one of ASCII. The strings of its events
 * are made whole here.
 *
 * @param thinking how a record begins that tells what the model thinks: most lines of a stream do, nobody is shown
 * them, and so they are not parsed
 */
function ndjsonDecoder(translate, end, thinking = '') {
    const begin = Buffer.from(thinking);
    let broken = [];
    function line(bytes, isPlain = false) {
        if (broken.length === 0 && isThinking(bytes))
            return THINKING;
        const events = eventsOf(bytes, isPlain);
        if (events)
            return broken.length === 0 ? events : [...giveUp(), ...events];
        if (broken.length > 0) {
            if (isBlank(bytes))
                return [];
            broken.push(Buffer.from(bytes));
            const joined = eventsOf(ndjson_join(broken), false);
            if (joined)
                broken = [];
            return joined ?? (broken.length > MAX_JOINED_LINES ? giveUp() : []);
        }
        if (bytes[0] === BRACE)
            broken = [Buffer.from(bytes)];
        return bytes[0] === BRACE || isBlank(bytes) ? [] : [noise(bytes)];
    }
    function isThinking(bytes) {
        if (begin.length === 0 || bytes[bytes.length - 1] !== CLOSING_BRACE)
            return false;
        for (let at = begin.length - 1; at >= 0; at -= 1)
            if (bytes[at] !== begin[at])
                return false;
        return true;
    }
    function giveUp() {
        const events = broken.map(noise);
        broken = [];
        return events;
    }
    /** Undefined for what is no record. */
    function eventsOf(bytes, isPlain) {
        if (bytes[0] !== BRACE)
            return undefined;
        try {
            const record = isPlain || !bytes.includes('\\u') ? (0,json/* parseObject */.lj)(bytes.toString('latin1')) : unescaped(bytes);
            if (!record)
                return undefined;
            if (record.type === 'result' && attemptAt(bytes.toString(), 0).duplicate !== undefined)
                return AMBIGUOUS;
            return whole(translate(record));
        }
        catch (error) {
            if (error instanceof RangeError)
                return TOO_DEEP;
            throw error;
        }
    }
    return { line, end: () => [...giveUp(), ...whole(end())] };
}
function isBlank(bytes) {
    return bytes.toString().trim() === '';
}
function noise(bytes) {
    return { type: 'noise', text: bytes.toString() };
}
function ndjson_join(lines) {
    return Buffer.concat(lines.flatMap((line, i) => (i === 0 ? [line] : [ndjson_NEWLINE, line])));
}
const ndjson_ASCII = /^[\0-\x7f]*$/;
/** An escape makes a character at once, which has to become bytes like all others. */
function unescaped(bytes) {
    const toBytes = (text) => (ndjson_ASCII.test(text) ? text : Buffer.from(text).toString('latin1'));
    return (0,json/* mapStrings */.to)((0,json/* parseObject */.lj)(bytes.toString()), toBytes, toBytes);
}
function whole(events) {
    return (0,json/* mapStrings */.to)(events, toCharacters, toCharacters);
}
function toCharacters(text) {
    return ndjson_ASCII.test(text) ? text : Buffer.from(text, 'latin1').toString();
}

;// CONCATENATED MODULE: ./lib/agents/claude-stream.js
// The stream of `claude --print --output-format stream-json --verbose`, versions 2.1.




/** Calls kept in mind that are open: far more than a run has, and a bound for a hostile stream. */
const MAX_OPEN = 10_000;
function claudeDecoder() {
    const open = new Map();
    const denied = new Set();
    let hasSession = false;
    let apiError;
    function translate(record) {
        switch (record.type) {
            case 'system':
                return system(record);
            case 'assistant':
                return assistant(record);
            case 'user':
                return user(record);
            case 'result':
                return result(record);
            case 'stream_event':
                return partial(record);
            default:
                return other((0,json/* asString */.oJ)(record.type) ?? 'no type', record);
        }
    }
    function other(name, record) {
        return noticesOf(name, record) ?? [unknown(name)];
    }
    function system(record) {
        const subtype = (0,json/* asString */.oJ)(record.subtype) ?? 'no subtype';
        switch (subtype) {
            case 'init':
                return session(record);
            case 'thinking_tokens':
                return [{ type: 'thinking' }];
            case 'permission_denied':
                keep((0,json/* asString */.oJ)(record.tool_use_id));
                return [];
            default:
                return other(`system/${subtype}`, record);
        }
    }
    /** The CLI tells its session again whenever something wakes it up. */
    function session(record) {
        if (hasSession)
            return [];
        hasSession = true;
        return [
            {
                type: 'session',
                id: (0,json/* asString */.oJ)(record.session_id),
                model: (0,json/* asString */.oJ)(record.model),
                directory: (0,json/* asString */.oJ)(record.cwd),
            },
        ];
    }
    function keep(callId) {
        if (callId !== undefined && denied.size < MAX_OPEN)
            denied.add(callId);
    }
    function assistant(record) {
        const error = (0,json/* asString */.oJ)(record.error);
        const blocks = (0,json/* asArray */._j)((0,json/* asObject */.eB)(record.message)?.content).map((block) => (0,json/* asObject */.eB)(block) ?? {});
        if (error || record.is_api_error_message === true) {
            const status = (0,json/* asCount */.Wg)(record.api_error_status);
            apiError = `${error ?? 'unknown'}${status === undefined ? '' : `, HTTP ${status}`}`;
            // These words are the CLI's own and no answer; the result repeats them when they end the run.
            return blocks.flatMap((block) => block.type === 'text'
                ? [detail(`Error of the API: ${textOf(block.text)} (${apiError})`)]
                : said(block, record));
        }
        return blocks.flatMap((block) => said(block, record));
    }
    function said(block, record) {
        const type = (0,json/* asString */.oJ)(block.type) ?? 'no type';
        if (type === 'text')
            return message(textOf(block.text), record);
        if (type.endsWith('thinking'))
            return [{ type: 'thinking' }];
        if (type.endsWith('tool_use'))
            return started(block, record);
        if (type.endsWith('tool_result'))
            return finished(block, record);
        return [unknown(`assistant/${type}`)];
    }
    /** What a sub-agent says is not the answer: its report goes to the agent that asked for it. */
    function message(text, record) {
        if (text === '')
            return [];
        if (isOfSubAgent(record))
            return [detail(`A sub-agent said: ${text}`)];
        return [{ type: 'message', text, continues: false }];
    }
    function started(block, record) {
        const callId = (0,json/* asString */.oJ)(block.id);
        const tool = callOf(block);
        if (!callId || !tool)
            return [unknown('tool_use without a name or an id')];
        if (open.has(callId))
            return [];
        if (open.size < MAX_OPEN)
            open.set(callId, { tool, at: timeOf(record) });
        return [{ type: 'tool-started', callId, tool }];
    }
    function finished(block, record) {
        const callId = (0,json/* asString */.oJ)(block.tool_use_id);
        const before = callId === undefined ? undefined : open.get(callId);
        if (!callId || !before)
            return [unknown('tool_result without a call')];
        open.delete(callId);
        const found = resultOf(block, record, before.tool, denied.delete(callId));
        const [from, to] = [before.at, timeOf(record)];
        const durationMs = from === undefined || to === undefined ? undefined : (0,json/* asCount */.Wg)(to - from);
        return [{ type: 'tool-finished', callId, tool: claude_tools_kindOf(found), end: endOf(found, durationMs) }];
    }
    /** Besides results these are words of the CLI to the model, and prompts of sub-agents. */
    function user(record) {
        const content = (0,json/* asObject */.eB)(record.message)?.content;
        if (typeof content === 'string')
            return [{ type: 'prompt' }];
        return (0,json/* asArray */._j)(content).flatMap((one) => {
            const block = (0,json/* asObject */.eB)(one) ?? {};
            return (0,json/* asString */.oJ)(block.type)?.endsWith('tool_result') ? finished(block, record) : [{ type: 'prompt' }];
        });
    }
    /** `subtype: success` goes together with `is_error: true`: both have to be good. */
    function result(record) {
        const ok = record.subtype === 'success' && record.is_error === false;
        const usage = usageOf((0,json/* asObject */.eB)(record.usage));
        const text = (0,json/* asString */.oJ)(record.result);
        return [
            ...(usage ? [usage] : []),
            {
                type: 'result',
                result: {
                    ok,
                    problem: ok ? undefined : claude_stream_problemOf(record, apiError),
                    text: ok ? text : undefined, // else they are the words of an error
                    sessionId: (0,json/* asString */.oJ)(record.session_id),
                    requestId: (0,json/* asString */.oJ)(record.request_id),
                    durationMs: (0,json/* asCount */.Wg)(record.duration_ms),
                    structured: record.structured_output,
                },
            },
        ];
    }
    return ndjsonDecoder(translate, () => []);
}
function unknown(name) {
    return { type: 'unknown', name };
}
function isOfSubAgent(record) {
    return (0,json/* asString */.oJ)(record.parent_tool_use_id) !== undefined;
}
function timeOf(record) {
    const time = Date.parse((0,json/* asString */.oJ)(record.timestamp) ?? '');
    return Number.isNaN(time) ? undefined : time;
}
/** Only thinking needs a name: it must not be shown. Whole blocks follow the pieces. */
function partial(record) {
    const event = (0,json/* asObject */.eB)(record.event);
    const type = (0,json/* asString */.oJ)((0,json/* asObject */.eB)(event?.delta)?.type) ?? (0,json/* asString */.oJ)((0,json/* asObject */.eB)(event?.content_block)?.type) ?? '';
    return /thinking|signature/.test(type) ? [{ type: 'thinking' }] : [];
}
/** What went wrong in words, with the CLI's name for an error of the API behind it, by which it is explained. */
function claude_stream_problemOf(record, apiError) {
    const errors = (0,json/* asArray */._j)(record.errors).flatMap((error) => (0,json/* asString */.oJ)(error) ?? []);
    const subtype = (0,json/* asString */.oJ)(record.subtype) ?? 'no subtype';
    const reason = (0,json/* asString */.oJ)(record.terminal_reason);
    // The command it names is for a terminal.
    const said = (0,json/* asString */.oJ)(record.result)?.replace('Please run /login', 'Please set the input `api-key`');
    const words = said ?? (0,json/* asString */.oJ)(errors.join('; ')) ?? reason ?? subtype;
    if (reason === 'api_error' && apiError)
        return `${words} (${apiError})`;
    // Diagnostics for the vendor say less than the name of the reason does.
    return words.startsWith('[ede_diagnostic]') ? `${reason ?? subtype}` : words;
}
/**
 * The tokens of the whole run, with one exception: what sub-agents used is in `modelUsage` alone, which counts
 * a continued session from its beginning. Each assistant line repeats the usage of its message and tells nothing.
 */
function usageOf(usage) {
    const inputTokens = (0,json/* asCount */.Wg)(usage?.input_tokens);
    const outputTokens = (0,json/* asCount */.Wg)(usage?.output_tokens);
    if (inputTokens === undefined || outputTokens === undefined)
        return undefined;
    return {
        type: 'usage',
        usage: {
            inputTokens,
            outputTokens,
            cacheReadTokens: (0,json/* asCount */.Wg)(usage?.cache_read_input_tokens) ?? 0,
            cacheWriteTokens: (0,json/* asCount */.Wg)(usage?.cache_creation_input_tokens) ?? 0,
        },
    };
}

;// CONCATENATED MODULE: ./lib/agents/refuse.js
/** The problem with the first argument that is refused, or that is no option; undefined when there is none. */
function refuseOptions(args, refused) {
    const first = args[0];
    if (first !== undefined && !first.startsWith('-')) {
        return `"${first}" is no option; the CLI would take it for the prompt or for a command of its own`;
    }
    for (const arg of args) {
        for (const option of optionsIn(arg)) {
            const instead = refused.find(([pattern]) => pattern.test(option))?.[1];
            if (instead)
                return `"${arg}" is not allowed: ${instead}`;
        }
    }
    return undefined;
}
/**
 * The options that one argument sets. Parsers as the CLIs have them (commander) take `--force=x` for --force,
 * `-pf` for -p and -f, and `-mgpt-5` for -m with a value.
 */
function optionsIn(arg) {
    if (!/^-[A-Za-z]/.test(arg))
        return [arg.split('=', 1)[0] ?? arg];
    const letters = /^-[A-Za-z]+$/.test(arg) ? [...arg.slice(1)] : [arg.charAt(1)];
    return letters.map((letter) => `-${letter}`);
}

;// CONCATENATED MODULE: ./lib/agents/claude.js




/** Claude Code: `claude`. What is said of its options and words was seen in version 2.1.329. */
const claude = {
    id: 'claude',
    name: 'Claude Code',
    executables: process.platform === 'win32' ? ['claude.exe'] : ['claude'],
    folders: ['.local/bin', '.claude/local'],
    install: claudeInstallation,
    keyVariable: 'ANTHROPIC_API_KEY',
    otherKeyVariables: [
        'CLAUDE_CODE_OAUTH_TOKEN',
        'ANTHROPIC_AUTH_TOKEN',
        // With one of these switches the credentials of a cloud, or of its machine, take the place of a key.
        'CLAUDE_CODE_USE_BEDROCK',
        'CLAUDE_CODE_USE_VERTEX',
        'CLAUDE_CODE_USE_FOUNDRY',
    ],
    variables: [
        'ANTHROPIC_BASE_URL',
        'ANTHROPIC_BEDROCK_BASE_URL',
        'ANTHROPIC_VERTEX_BASE_URL',
        'ANTHROPIC_FOUNDRY_BASE_URL',
        'ANTHROPIC_FOUNDRY_RESOURCE',
        'ANTHROPIC_VERTEX_PROJECT_ID',
        'AWS_REGION',
        'CLOUD_ML_REGION',
        'API_TIMEOUT_MS',
        'CLAUDE_CODE_MAX_RETRIES',
        'IS_SANDBOX',
    ],
    environment: {
        // Five attempts in eight seconds; with its own ten retries a wrong key takes three minutes to be told.
        CLAUDE_CODE_MAX_RETRIES: '4',
        // What goes on behind a result makes the CLI print a second one, and no step waits for either.
        CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
        CLAUDE_CODE_DISABLE_CRON: '1',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
        DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1',
    },
    configVariable: undefined, // CLAUDE_CONFIG_DIR holds the sessions, too: `resume` has to find them
    // `2.1.329 (Claude Code)`: without its name any folder of a path that reads `24.11.0` would be a version.
    version: /^(\d+\.\d+\.\d+\S*) \(Claude Code\)$/,
    defaultModel: undefined, // the CLI's own default, which goes with the account
    takesSession: true,
    refuses: (args) => refuseOptions(args, REFUSED),
    commandLine,
    schemaArgs,
    decoder: claudeDecoder,
    explain,
};
/**
 * The modes as the CLI enforces them. Plan mode would not do for `read-only`: it leaves commands to a judge
 * on the server. Tools that are not there can be used by nobody, sub-agents included; MCP servers are left
 * out, because the settings of a checkout may allow their tools. `write` edits inside the working directory
 * only, runs what no deny rule forbids, and asks for nothing: what it would ask for is denied.
 */
const MODE = {
    'read-only': ['--permission-mode', 'dontAsk', '--tools', 'Read,Glob,Grep', '--strict-mcp-config'],
    write: ['--permission-mode', 'acceptEdits', '--allowedTools', 'Bash,WebFetch,WebSearch'],
    full: ['--permission-mode', 'bypassPermissions'],
};
function commandLine(request) {
    return [
        '--print',
        '--output-format',
        'stream-json',
        '--verbose', // without it the CLI refuses this format
        ...(request.model ? ['--model', request.model] : []),
        ...MODE[request.permissions],
        ...sessionArgs(request),
        ...request.args,
    ];
}
function sessionArgs({ resume, session }) {
    if (resume)
        return ['--resume', resume];
    return session ? ['--session-id', session] : [];
}
/** The schema becomes the input of a tool, which the API accepts only when it is plainly one of an object. */
function schemaArgs(schema) {
    const root = (0,json/* parseObject */.lj)(schema);
    const isObject = root?.type === 'object' && !('oneOf' in root || 'anyOf' in root || 'allOf' in root);
    return isObject ? ['--json-schema', schema] : undefined;
}
const REFUSED = [
    [
        /^(-p|--print|--output-format|--input-format|--replay-user-messages|--sdk-url)$/,
        'the action sets the formats itself',
    ],
    [/^--(dangerously-skip-permissions|allow-dangerously-skip-permissions)$/, 'use the input `permissions`'],
    [/^--(permission-mode|permission-prompts|permission-prompt-tool)$/, 'use the input `permissions`'],
    [/^--(tools|allowedTools|allowed-tools)$/, 'use the input `permissions`'],
    [
        /^(-r|--resume|-c|--continue|--fork-session|--from-pr|--session-id|--no-session-persistence)$/,
        'use the input `resume`',
    ],
    [/^--json-schema$/, 'use the input `output-schema`'],
    [/^(-w|--worktree|--tmux)$/, 'use the input `working-directory`'],
    [/^--model$/, 'use the input `model`'],
    [
        /^--(bg|background|cloud|teleport|environment|remote-control|desktop|ide|chrome)$/,
        'the agent has to run on this machine, and nowhere but in this step',
    ],
    [
        /^(-h|--help|-v|--version|--init-only|--maintenance|--)$/,
        'it would keep the agent from running as it should',
    ],
];
/**
 * Where a failure shows its cause, most telling first: the words in parentheses are the CLI's own names for
 * errors of the API, which the decoder puts behind its sentences.
 */
const MESSAGES = [
    [
        /cannot be used with root\/sudo privileges/,
        'invalid_input',
        'Claude Code refuses full permissions to root, but where IS_SANDBOX=1 in the env of the step says that the machine is a sandbox',
    ],
    [/Not logged in/, 'auth', 'Claude Code has no credentials: set the input `api-key`'],
    [
        /\((authentication_failed|oauth_org_not_allowed|account_on_hold|verification_required|cloud_credential_error)\b|Invalid API key|OAuth (access )?token (has expired|was revoked)/,
        'auth',
        'The API does not accept the credentials of Claude Code',
    ],
    [
        /\((billing_error|rate_limit)\b|Credit balance is too low|maximum budget/i,
        'usage_limit',
        'Claude Code has reached a limit',
    ],
    [/\(model_not_found\b|issue with the selected model/, 'model_unavailable', 'The API refuses the model'],
    [
        /\((server_error|overloaded)\b|\bECONN[A-Z]+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/,
        'network',
        'The API could not be reached or did not answer as it should',
    ],
    [
        /No conversation found with session ID|--resume requires a valid session/,
        'agent_error',
        'Claude Code does not have the session on this machine',
    ],
    [/unknown option/, 'agent_error', 'This version of Claude Code does not know an option'],
];
function explain(text) {
    for (const [pattern, reason, sentence] of MESSAGES) {
        const said = text.split('\n').find((line) => pattern.test(line));
        if (said !== undefined)
            return { reason, sentence: `${sentence} (${said.trim()})` };
    }
    return undefined;
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./lib/agents/cursor-install.js
/**
 * The archives that Cursor's own install script downloads (https://cursor.com/install names address, layout
 * and one version). It publishes no checksums; those here were recorded by people who downloaded the archives
 * when they came out, and agree in several places (Nix expressions, a Homebrew cask, Dockerfiles).
 */
const cursorInstallation = {
    version: '2026.08.11-e8db854',
    form: /^\d{4}\.\d{2}\.\d{2}(?:-\d{2}){0,3}(?:-[0-9a-f]{7,40})?$/,
    noLatest: 'Cursor publishes no stable address for its latest version, so there is none to check either',
    source: {
        from: 'address',
        base: 'https://downloads.cursor.com',
        path: (version, platform) => `lab/${version}/${platform.replace('-', '/')}/agent-cli-package.tar.gz`,
    },
    executable: 'cursor-agent',
    // It updates itself seconds after its start, into its usual folders and not into ours. --help hides the option
    // that turns this off, and a CLI ends at an option that it does not know: so only the pinned one gets it, with
    // which public projects were found to use it.
    ownArgs: (version) => (version === '2026.08.11-e8db854' ? ['--disable-auto-update'] : []),
    checksums: {
        '2026.08.11-e8db854': {
            'linux-x64': 'sha256:bfff4bf6f4e9dd30c1d0ef0a70b6077b074015dd2948e4c50685d53afdcfce5a',
            'linux-arm64': 'sha256:ea13f92e295f523a99ce8d8f57d6894d21e5d1e2d030ffad718ccd5955ca2eed',
            'darwin-x64': 'sha256:d5c1ce96dd36469e0231d818d4ccf390caac52d94e607c56ebeecc247cab2b1b',
            'darwin-arm64': 'sha256:46044d6d7bcbd7b49a0cf1cd01aa4ca79aaa2ea5f2c7a32965fc0ebe29841790',
        },
    },
    platforms: ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'],
};

;// CONCATENATED MODULE: ./lib/agents/cursor-tools.js
// Cursor's tool calls: `agent.v1.ToolCall` printed as protobuf JSON, one key `<name>ToolCall` per kind.

/** Finds the tool by its suffix: newer versions put siblings beside it, whose order means nothing. */
function toolOf(envelope) {
    if (!envelope)
        return undefined;
    const wrapped = (0,json/* asObject */.eB)(envelope.tool); // a form that was read in a bundle once: {tool: {case, value}}
    const calls = wrapped ? { [(0,json/* asString */.oJ)(wrapped.case) ?? '']: wrapped.value } : envelope;
    const names = Object.keys(calls);
    const key = names.find((name) => name.endsWith('ToolCall') && (0,json/* asObject */.eB)(calls[name])) ??
        names.find((name) => (0,json/* asObject */.eB)((0,json/* asObject */.eB)(calls[name])?.args) ?? (0,json/* asObject */.eB)((0,json/* asObject */.eB)(calls[name])?.result)) ??
        names.find((name) => name === 'function');
    const call = (0,json/* asObject */.eB)(calls[key ?? '']);
    if (key === undefined || !call)
        return undefined;
    const result = (0,json/* asObject */.eB)(call.result);
    const [variant, body] = result ? variantOf(result) : ['', {}];
    const name = key === 'function' ? ((0,json/* asString */.oJ)(call.name) ?? key) : key.replace(/ToolCall$/, '');
    return { name, args: (0,json/* asObject */.eB)(call.args) ?? {}, result, outcome: outcomeOf(variant, body), body, variant };
}
const DENIED = ['rejected', 'permissionDenied', 'readPermissionDenied', 'writePermissionDenied'];
const FAILED = [
    'error',
    'failure',
    'fileNotFound',
    'notFile',
    'fileBusy',
    'notFound',
    'timeout',
    'spawnError',
];
const VARIANTS = ['success', 'async', ...DENIED, ...FAILED];
/** The outcome is the name of the key; a shell's result has siblings beside it. */
function variantOf(result) {
    const variant = VARIANTS.find((name) => (0,json/* asObject */.eB)(result[name])) ??
        Object.keys(result).find((key) => (0,json/* asObject */.eB)(result[key]));
    return [variant ?? '', (0,json/* asObject */.eB)(result[variant ?? '']) ?? {}];
}
function outcomeOf(variant, body) {
    if (DENIED.includes(variant))
        return 'denied';
    if (variant === 'async')
        return 'ok';
    // Some versions report a command's non-zero exit code, and all an MCP server's error, inside `success`.
    if (variant !== 'success' || body.isError === true)
        return 'failed';
    return ((0,json/* asCount */.Wg)(body.exitCode) ?? 0) === 0 ? 'ok' : 'failed';
}
const READ = { kind: 'read', subject: ['path'], end: cursor_tools_readEnd };
const cursor_tools_EDIT = { kind: 'edit', subject: ['path'], end: cursor_tools_editEnd };
const cursor_tools_SHELL = { kind: 'shell', subject: ['command'], end: cursor_tools_shellEnd };
const GREP = { kind: 'search', subject: ['pattern'], end: cursor_tools_grepEnd };
const GLOB = { kind: 'search', subject: ['globPattern', 'pattern'], end: globEnd };
const FETCH = { kind: 'web', subject: ['url'] };
const MCP = { kind: 'mcp' };
/** The kinds with a meaning of their own, of the 69 in the schema of SDK 1.0.32; the rest is `other`. */
const cursor_tools_TOOLS = {
    read: READ,
    piRead: READ,
    ls: { kind: 'read', subject: ['path'] },
    piLs: { kind: 'read', subject: ['path'] },
    edit: cursor_tools_EDIT,
    piEdit: cursor_tools_EDIT,
    piWrite: cursor_tools_EDIT,
    write: { kind: 'create', subject: ['path'], end: cursor_tools_writeEnd },
    delete: { kind: 'delete', subject: ['path'] },
    generateImage: { kind: 'create', subject: ['filePath', 'description'] },
    shell: cursor_tools_SHELL,
    piBash: cursor_tools_SHELL,
    grep: GREP,
    piGrep: GREP,
    glob: GLOB,
    piFind: GLOB,
    semSearch: {
        kind: 'search',
        subject: ['query'],
        end: ({ body }) => ({ matches: cursor_tools_length(body.codeResults) }),
    },
    webSearch: {
        kind: 'web',
        subject: ['searchTerm'],
        end: ({ body }) => ({ matches: cursor_tools_length(body.references) }),
    },
    webFetch: FETCH,
    fetch: FETCH,
    mcp: { kind: 'mcp', end: ({ body }) => ({ output: mcpText(body) }) },
    getMcpTools: MCP,
    mcpAuth: MCP,
    listMcpResources: MCP,
    readMcpResource: { kind: 'mcp', subject: ['uri'] },
    task: { kind: 'task', subject: ['description', 'prompt'], end: cursor_tools_taskEnd },
    updateTodos: { kind: 'todo' },
    readTodos: { kind: 'todo' },
};
/** What a call is, and what it is about: from its arguments, else from what `started` said of it. */
function cursor_tools_callOf(found, started) {
    const knowledge = Object.hasOwn(cursor_tools_TOOLS, found.name) ? cursor_tools_TOOLS[found.name] : undefined;
    const subject = subjectOf(found, knowledge) ?? started?.subject ?? '';
    return { kind: knowledge?.kind ?? 'other', name: found.name, subject };
}
function subjectOf({ name, args, body }, knowledge) {
    if (name === 'mcp')
        return mcpTool(args);
    if (knowledge?.kind === 'todo')
        return undefined;
    // A tool we do not know shows its first argument that reads like one.
    const keys = knowledge?.subject ?? Object.keys(args).filter((key) => key !== 'toolCallId');
    const text = keys
        .map((key) => (0,json/* asString */.oJ)(args[key]) ?? (0,json/* asString */.oJ)(body[key]))
        .find((value) => value !== undefined);
    return name === 'ls' || name === 'piLs' ? text?.replace(/\/?$/, '/') : text;
}
function mcpTool(args) {
    const server = (0,json/* asString */.oJ)(args.providerIdentifier) ?? (0,json/* asString */.oJ)(args.serverIdentifier);
    const tool = (0,json/* asString */.oJ)(args.toolName) ?? (0,json/* asString */.oJ)(args.name);
    return server && tool ? `${server}/${tool}` : tool;
}
/** Creating and changing a file is one tool: which of the two it was shows when it is done. */
function cursor_tools_kindOf({ body, outcome }, tool) {
    if (tool.kind !== 'edit' || outcome !== 'ok')
        return tool;
    const diff = (0,json/* asString */.oJ)(body.diffString) ?? '';
    const isNew = diff.startsWith('--- ')
        ? diff.startsWith('--- /dev/null')
        : diff !== '' && body.beforeFullFileContent === undefined && typeof body.afterFullFileContent === 'string';
    return isNew ? { ...tool, kind: 'create' } : tool;
}
function cursor_tools_endOf(found, tool) {
    const facts = found.result ? (cursor_tools_TOOLS[tool.name]?.end?.(found) ?? {}) : {};
    const end = { ...facts, outcome: found.outcome };
    if (end.outcome !== 'ok')
        return { ...end, problem: cursor_tools_problemOf(found) };
    // Versions up to 2026.07.20 count one removed line in a file that did not exist.
    return tool.kind === 'create' && end.removed !== undefined ? { ...end, removed: 0 } : end;
}
const PROBLEM_FIELDS = [
    'errorMessage',
    'error',
    'reason',
    'clientVisibleError',
    'modelVisibleError',
    'abortReason',
];
const PROBLEM_NAMES = {
    fileNotFound: 'file not found',
    notFound: 'not found',
    notFile: 'not a file',
    fileBusy: 'the file is busy',
    timeout: 'timed out',
    '': 'no result',
};
function cursor_tools_problemOf({ body, variant }) {
    const said = PROBLEM_FIELDS.map((field) => (0,json/* asString */.oJ)(body[field])).find((text) => text !== undefined);
    return said ?? mcpText(body) ?? (Object.hasOwn(PROBLEM_NAMES, variant) ? PROBLEM_NAMES[variant] : undefined);
}
/** `totalLines` counts the empty piece behind the last newline, too. */
function cursor_tools_readEnd({ body }) {
    const total = (0,json/* asCount */.Wg)(body.totalLines);
    const range = (0,json/* asObject */.eB)(body.readRange);
    const from = (0,json/* asCount */.Wg)(range?.startLine);
    const to = (0,json/* asCount */.Wg)(range?.endLine);
    const endsInNewline = typeof body.content === 'string' && body.content.endsWith('\n');
    const isRange = from !== undefined && to !== undefined;
    if (isRange && from > to)
        return {};
    const lines = isRange ? to - from + 1 : total;
    const hasEmptyPiece = endsInNewline && (!isRange || to === total);
    return { lines: lines !== undefined && lines > 0 && hasEmptyPiece ? lines - 1 : lines };
}
function cursor_tools_editEnd({ body }) {
    return { added: (0,json/* asCount */.Wg)(body.linesAdded), removed: (0,json/* asCount */.Wg)(body.linesRemoved) };
}
function cursor_tools_writeEnd({ body }) {
    return { added: (0,json/* asCount */.Wg)(body.linesCreated), removed: 0 };
}
function cursor_tools_shellEnd({ body, result }) {
    const parts = (0,json/* asString */.oJ)(body.interleavedOutput) ?? `${(0,json/* asString */.oJ)(body.stdout) ?? ''}${(0,json/* asString */.oJ)(body.stderr) ?? ''}`;
    return {
        exitCode: (0,json/* asCount */.Wg)(body.exitCode),
        durationMs: (0,json/* asCount */.Wg)(body.executionTime) ?? (0,json/* asCount */.Wg)(body.localExecutionTimeMs),
        background: result?.isBackground === true,
        output: parts === '' ? (0,json/* asString */.oJ)(body.outputHead) : parts,
    };
}
function cursor_tools_grepEnd({ body }) {
    const roots = Object.values((0,json/* asObject */.eB)(body.workspaceResults) ?? {}).map((root) => (0,json/* asObject */.eB)(root));
    const counts = roots.map((root) => (0,json/* asCount */.Wg)((0,json/* asObject */.eB)(root?.content)?.totalMatchedLines));
    return counts.length > 0 && counts.every((count) => count !== undefined)
        ? { matches: counts.reduce((sum, count) => sum + count, 0) }
        : {};
}
function globEnd({ body }) {
    return { matches: (0,json/* asCount */.Wg)(body.totalFiles) };
}
function cursor_tools_taskEnd({ body }) {
    return {
        background: body.isBackground === true,
        durationMs: body.isBackground === true ? undefined : (0,json/* asCount */.Wg)(body.durationMs),
        output: (0,json/* asString */.oJ)(body.resultSuffix),
    };
}
function mcpText(body) {
    const texts = (0,json/* asArray */._j)(body.content).map((block) => (0,json/* asString */.oJ)((0,json/* asObject */.eB)((0,json/* asObject */.eB)(block)?.text)?.text) ?? '');
    return (0,json/* asString */.oJ)(texts.join(''));
}
function cursor_tools_length(value) {
    return Array.isArray(value) ? value.length : undefined;
}

;// CONCATENATED MODULE: ./lib/agents/cursor-stream.js
// The stream of `cursor-agent --print --output-format stream-json`, versions of August 2025 to October 2026.



/** Calls kept in mind, open or finished: far more than a run has, and a bound for a hostile stream. */
const MAX_CALLS = 10_000;
function cursorDecoder() {
    const messages = messageAssembler();
    const open = new Map();
    const finished = seen(MAX_CALLS);
    function translate(record) {
        const subtype = (0,json/* asString */.oJ)(record.subtype);
        switch (record.type) {
            case 'system':
                return system(record, subtype);
            case 'user':
                return [{ type: 'prompt' }];
            case 'thinking':
                return [{ type: 'thinking' }];
            case 'assistant':
                return messages.add(cursor_stream_textOf(record), 'timestamp_ms' in record, 'model_call_id' in record);
            case 'tool_call':
                return after(messages.close(), toolCall(record, subtype));
            case 'interaction_query':
                return after(messages.close(), interactionQuery(record, subtype));
            case 'connection':
                return [
                    cursor_stream_info(subtype === 'reconnected' ? 'Connected again' : 'The connection was lost, connecting again'),
                ];
            case 'retry':
                return [
                    cursor_stream_info(subtype === 'resuming'
                        ? 'Goes on after a retry'
                        : `Retrying (attempt ${(0,json/* asCount */.Wg)(record.attempt) ?? '?'})`),
                ];
            case 'result':
                return after(messages.close(), result(record));
            default:
                return [{ type: 'unknown', name: (0,json/* asString */.oJ)(record.type) ?? 'no type' }];
        }
    }
    /** After a retry the CLI may replay calls: each one is told once. */
    function toolCall(record, subtype) {
        const found = toolOf((0,json/* asObject */.eB)(record.tool_call));
        const callId = (0,json/* asString */.oJ)(record.call_id);
        if (!found || !callId)
            return [{ type: 'unknown', name: 'tool_call without a tool or a call id' }];
        if (finished.has(callId))
            return [];
        if (subtype === 'started') {
            if (open.has(callId))
                return [];
            const tool = cursor_tools_callOf(found);
            remember(open, callId, tool);
            return [{ type: 'tool-started', callId, tool }];
        }
        if (subtype === 'completed') {
            const tool = cursor_tools_kindOf(found, cursor_tools_callOf(found, open.get(callId)));
            open.delete(callId);
            finished.add(callId);
            return [{ type: 'tool-finished', callId, tool, end: cursor_tools_endOf(found, tool) }];
        }
        return [{ type: 'unknown', name: `tool_call/${subtype}` }];
    }
    return ndjsonDecoder(translate, messages.close, '{"type":"thinking",');
}
function after(before, events) {
    return before.length === 0 ? events : [...before, ...events];
}
function remember(calls, callId, tool) {
    calls.set(callId, tool);
    if (calls.size > MAX_CALLS)
        calls.delete(first(calls.keys()));
}
/** At most `size` of what was added, the last half of that for sure: nothing is ever deleted one by one. */
function seen(size) {
    let [recent, before] = [new Set(), new Set()];
    return {
        has: (id) => recent.has(id) || before.has(id),
        add(id) {
            recent.add(id);
            if (recent.size >= size / 2)
                [recent, before] = [new Set(), recent];
        },
    };
}
function first(items) {
    for (const item of items)
        return item;
    throw new RangeError('there is no first item of nothing');
}
function cursor_stream_info(text) {
    return { type: 'notice', level: 'info', text };
}
function system(record, subtype) {
    switch (subtype) {
        case 'init':
            return [
                {
                    type: 'session',
                    id: (0,json/* asString */.oJ)(record.session_id),
                    model: (0,json/* asString */.oJ)(record.model),
                    directory: (0,json/* asString */.oJ)(record.cwd),
                },
            ];
        case 'task_notification':
            return [
                cursor_stream_info(`Background task ended (${(0,json/* asString */.oJ)(record.status) ?? 'no status'}): ${(0,json/* asString */.oJ)(record.title) ?? ''}`),
            ];
        case 'background_shell_timeout':
            return [cursor_stream_info('The agent gave up waiting for a command in the background')];
        default:
            return [{ type: 'unknown', name: `system/${subtype}` }];
    }
}
/** In print mode the CLI answers its own questions; the call that asked tells the outcome as well. */
function interactionQuery(record, subtype) {
    if (subtype !== 'response')
        return [];
    const query = ((0,json/* asString */.oJ)(record.query_type) ?? 'question').replace(/(Request|Interaction)Query$/, '');
    // `{"webFetchRequestResponse": {"approved": {}}}`; the answer to a question has one level more, `result`.
    const outer = Object.values((0,json/* asObject */.eB)(record.response) ?? {}).map(json/* asObject */.eB);
    const answers = [...outer, ...outer.map((answer) => (0,json/* asObject */.eB)(answer?.result))];
    const has = (name) => answers.some((answer) => (0,json/* asObject */.eB)(answer?.[name]));
    const said = has('rejected') ? 'no' : has('approved') ? 'yes' : 'something else';
    return [{ type: 'notice', level: 'detail', text: `The CLI answered ${query} with ${said}` }];
}
function cursor_stream_textOf(record) {
    return (0,json/* asArray */._j)((0,json/* asObject */.eB)(record.message)?.content)
        .map((block) => (0,json/* asObject */.eB)(block))
        .map((block) => (block?.type === 'text' ? ((0,json/* asString */.oJ)(block.text) ?? '') : ''))
        .join('');
}
function result(record) {
    const ok = record.subtype === 'success' && record.is_error === false;
    const error = (0,json/* asString */.oJ)(record.error) ?? (0,json/* asString */.oJ)((0,json/* asObject */.eB)(record.error)?.message);
    const usage = cursor_stream_usageOf(record);
    return [
        ...(usage ? [usage] : []),
        {
            type: 'result',
            result: {
                ok,
                problem: ok
                    ? undefined
                    : (error ?? (0,json/* asString */.oJ)(record.result) ?? (0,json/* asString */.oJ)(record.subtype) ?? 'no subtype'),
                text: (0,json/* asString */.oJ)(record.result),
                sessionId: (0,json/* asString */.oJ)(record.session_id),
                requestId: (0,json/* asString */.oJ)(record.request_id),
                durationMs: (0,json/* asCount */.Wg)(record.duration_ms),
            },
        },
    ];
}
/** Three shapes were printed over time: nested camel case (the recorded one), nested snake case, top level. */
function cursor_stream_usageOf(record) {
    const from = (0,json/* asObject */.eB)(record.usage) ?? record;
    const inputTokens = (0,json/* asCount */.Wg)(from.inputTokens ?? from.input_tokens);
    const outputTokens = (0,json/* asCount */.Wg)(from.outputTokens ?? from.output_tokens);
    if (inputTokens === undefined && outputTokens === undefined)
        return undefined;
    return {
        type: 'usage',
        usage: {
            inputTokens: inputTokens ?? 0,
            outputTokens: outputTokens ?? 0,
            cacheReadTokens: (0,json/* asCount */.Wg)(from.cacheReadTokens ?? from.cached_input_tokens) ?? 0,
            cacheWriteTokens: (0,json/* asCount */.Wg)(from.cacheWriteTokens) ?? 0,
        },
    };
}
/** Characters of one message; a stream of deltas that never ends is told in pieces of this size. */
const MAX_MESSAGE = 4 * 1024 * 1024;
/** Below this length a text that repeats what came before may be chance ("ha" after "ha"). */
const SURELY_NO_CHANCE = 8;
/**
 * Puts assistant lines together to messages, each told once.
 *
 * A line is a whole message, a delta of one (a timestamp and no model call id), or a flush that repeats the
 * deltas. The fields alone do not tell (a flush before an `interaction_query` looks like a delta), so the
 * text is compared. Versions of 2025 print deltas without either field: such a line is a whole message,
 * too, until white space at a seam shows that the CLI cuts inside sentences.
 */
function messageAssembler() {
    let deltas = '';
    let count = 0;
    let bare;
    let cutsSentences = false;
    function close() {
        const text = deltas;
        deltas = '';
        count = 0;
        bare = undefined;
        return text === '' ? [] : [message(text)];
    }
    function add(text, hasTime, hasCall) {
        if (text === '')
            return [];
        const isDelta = hasTime && !hasCall;
        const repeats = deltas.length > SURELY_NO_CHANCE || count > 1;
        if (deltas === '') {
            if (!isDelta)
                return [whole(text, !hasTime && !hasCall)];
        }
        else if (text === deltas && (!isDelta || repeats)) {
            return close();
        }
        else if (!isDelta) {
            if (text.length >= deltas.length && text.startsWith(deltas))
                deltas = ''; // a flush whose last deltas never came
            return [...close(), message(text)];
        }
        else if (repeats && text.length >= deltas.length && text.startsWith(deltas)) {
            deltas = ''; // a snapshot: all that came so far and more
        }
        deltas += text;
        count += 1;
        return deltas.length > MAX_MESSAGE ? close() : [];
    }
    function whole(text, isBare) {
        if (bare !== undefined && isBare)
            cutsSentences ||= /[ \t\r\n]$/.test(bare) || /^[ \t\r\n]/.test(text);
        const continues = isBare && bare !== undefined && cutsSentences;
        bare = isBare ? text : undefined;
        return { type: 'message', text, continues };
    }
    return { add, close };
}
function message(text) {
    return { type: 'message', text, continues: false };
}

;// CONCATENATED MODULE: ./lib/agents/cursor.js




/** The Cursor CLI: `cursor-agent`, also installed as `agent`, a name that other vendors use too. */
const cursor = {
    id: 'cursor',
    name: 'Cursor',
    executables: process.platform === 'win32' ? ['cursor-agent.exe'] : ['cursor-agent'],
    folders: ['.local/bin'],
    install: cursorInstallation,
    keyVariable: 'CURSOR_API_KEY',
    otherKeyVariables: ['CURSOR_AUTH_TOKEN'],
    environment: {
        NO_OPEN_BROWSER: '1', // a login attempt prints an address and does not wait for a browser
        AGENT_CLI_CREDENTIAL_STORE: 'memory', // a locked macOS keychain would end the run
    },
    configVariable: 'CURSOR_CONFIG_DIR', // its sessions are elsewhere, so `resume` works with a folder of our own
    version: /^\d{4}\.\d{2}\.\d{2}(?:-[0-9a-z]+)*$/,
    defaultModel: 'auto', // the CLI saves the last --model and reuses it, so a model is always named
    refuses: (args) => refuseOptions(args, cursor_REFUSED),
    commandLine: cursor_commandLine,
    decoder: cursorDecoder,
    explain: cursor_explain,
};
const cursor_MODE = {
    'read-only': ['--mode', 'ask'],
    write: ['--force'],
    full: ['--force', '--approve-mcps', '--sandbox', 'disabled'],
};
function cursor_commandLine(request) {
    return [
        '--print',
        '--output-format',
        'stream-json',
        '--trust', // without it a fresh checkout is refused, in some versions with exit code 0
        '--workspace',
        request.directory,
        ...(request.model ? ['--model', request.model] : []),
        ...cursor_MODE[request.permissions],
        ...(request.resume ? [`--resume=${request.resume}`] : []),
        ...request.args,
    ];
}
const cursor_REFUSED = [
    [/^(-p|--print|--output-format|--stream-partial-output)$/, 'the action sets the output format itself'],
    [/^(-f|--force|--yolo|--auto-review|--sandbox|--approve-mcps)$/, 'use the input `permissions`'],
    [/^(--mode|--plan)$/, 'use the input `permissions`'],
    [/^(--trust|--workspace|-w|--worktree|--worktree-base)$/, 'use the input `working-directory`'],
    [/^(--resume|--continue)$/, 'use the input `resume`'],
    [/^(-a|--api-key|--auth-token)$/, 'use the input `api-key`: arguments are visible to every process'],
    [/^(-m|--model)$/, 'use the input `model`'],
    [/^(-c|--cloud|-b|--background)$/, 'the agent has to run on this machine'],
    [/^(-h|--help|-v|--version|--list-models|--)$/, 'it would keep the agent from running'],
];
/** The messages of the CLI, most telling first; loose words such as "auth" occur in a model's own text. */
const cursor_MESSAGES = [
    [/Workspace Trust Required/i, 'untrusted_workspace', 'The Cursor CLI does not trust the workspace'],
    [
        /Authentication required|not logged in/i,
        'auth',
        'The Cursor CLI has no credentials: set the input `api-key`',
    ],
    [/API key is invalid/i, 'auth', 'Cursor does not accept the API key'],
    [/login keychain is locked/i, 'auth', 'The Cursor CLI cannot open the keychain of this machine'],
    [/Cannot use this model|Named models unavailable/i, 'model_unavailable', 'Cursor refuses the model'],
    [/usage limit|ActionRequiredError/i, 'usage_limit', 'The Cursor account has reached a limit'],
    [/unknown option/i, 'agent_error', 'This version of the Cursor CLI does not know an option'],
    [
        /\bECONN[A-Z]+|ENOTFOUND|ETIMEDOUT|fetch failed|\[unavailable\]/,
        'network',
        'Cursor could not be reached',
    ],
];
function cursor_explain(text) {
    const plain = (0,external_node_util_namespaceObject.stripVTControlCharacters)(text); // the CLI writes in colour even where there is no terminal
    for (const [pattern, reason, sentence] of cursor_MESSAGES) {
        const said = plain.split('\n').find((line) => pattern.test(line));
        if (said !== undefined)
            return { reason, sentence: `${sentence} (${shorten(said)})` };
    }
    return undefined;
}
/** The list of models behind this message is kilobytes long. */
function shorten(line) {
    return line
        .replace(/\.?\s*Available models:.*$/i, '')
        .replace(/^[\s\u26a0]+/, '')
        .trim();
}

;// CONCATENATED MODULE: ./lib/agents/index.js


/** Every agent CLI that the input `agent` accepts. */
const AGENTS = [cursor, claude];

// EXTERNAL MODULE: ./lib/answer/shape.js
var shape = __nccwpck_require__(6183);
;// CONCATENATED MODULE: ./lib/answer/check.js
// Whether a path and a condition can mean anything under a schema: a typo is told before the agent starts.



/** The first place of a condition that can never be meant under this schema. */
function checkCondition(condition, root) {
    switch (condition.kind) {
        case 'and':
        case 'or':
            return condition.of.map((part) => checkCondition(part, root)).find((problem) => problem !== undefined);
        case 'not':
            return checkCondition(condition.of, root);
        case 'truth': {
            const { path, at } = condition;
            const found = (0,shape/* schemaAt */.lv)(root, path);
            if ('missing' in found)
                return { problem: unknownPath(found), at };
            if ((0,shape/* kindsOf */.tG)(found.schema, root).has('boolean'))
                return undefined;
            return { problem: `${(0,answer_path/* pathText */.LF)(path)} ${isOf(found.schema, root)}, so it has to be compared`, at };
        }
        case 'comparison':
            return checkComparison(condition, root);
    }
}
function checkComparison(comparison, root) {
    const { path, operator, literal, at, literalAt } = comparison;
    const found = (0,shape/* schemaAt */.lv)(root, path);
    if ('missing' in found)
        return { problem: unknownPath(found), at };
    const { schema } = found;
    const kinds = (0,shape/* kindsOf */.tG)(schema, root);
    const name = (0,answer_path/* pathText */.LF)(path);
    switch (operator) {
        case '==':
        case '!=':
            if ((0,shape/* mayBe */.H)(schema, root, literal))
                return undefined;
            return { problem: `${name} ${isOf(schema, root)} and never ${JSON.stringify(literal)}`, at: literalAt };
        case '<':
        case '<=':
        case '>':
        case '>=':
            if (kinds.has('number'))
                return undefined;
            return { problem: `${name} ${isOf(schema, root)}, but ${operator} compares numbers`, at };
        case 'contains': {
            const canHold = kinds.has('string') && typeof literal === 'string';
            if (canHold || (kinds.has('array') && (0,shape/* mayBe */.H)((0,shape/* itemSchema */.po)(schema, root), root, literal)))
                return undefined;
            if (kinds.has('array')) {
                const item = `an item of ${name} ${isOf((0,shape/* itemSchema */.po)(schema, root), root)}`;
                return { problem: `${item} and never ${JSON.stringify(literal)}`, at: literalAt };
            }
            if (kinds.has('string')) {
                return { problem: `${name} is a string and can contain only strings`, at: literalAt };
            }
            return { problem: `${name} ${isOf(schema, root)}, but only a list or a string contains anything`, at };
        }
    }
}
const FIELDS = ['path', 'line', 'level', 'message'];
/** Why a path cannot lead to a list of findings under this schema. */
function checkFindingsPath(path, root) {
    const found = (0,shape/* schemaAt */.lv)(root, path);
    if ('missing' in found)
        return unknownPath(found);
    if (!(0,shape/* kindsOf */.tG)(found.schema, root).has('array'))
        return `${(0,answer_path/* pathText */.LF)(path)} ${isOf(found.schema, root)}, no list`;
    const item = (0,shape/* itemSchema */.po)(found.schema, root);
    if (!(0,shape/* kindsOf */.tG)(item, root).has('object'))
        return `an item of ${(0,answer_path/* pathText */.LF)(path)} ${isOf(item, root)}, no object`;
    const absent = FIELDS.find((field) => 'missing' in (0,shape/* schemaAt */.lv)(root, [field], item));
    return absent && `an item of ${(0,answer_path/* pathText */.LF)(path)} has no ${absent}`;
}
function unknownPath({ missing, known, }) {
    const inside = (0,answer_path/* pathText */.LF)(missing.slice(0, -1), 'it');
    const names = known.length > 0 ? `; ${inside} has ${(0,render_text/* oneLine */.TN)(known.join(', '), 200)}` : '';
    return `the schema has no ${(0,answer_path/* pathText */.LF)(missing)}${names}`;
}
/** `can only be "pass" or "fail"`, `is a string`. */
function isOf(schema, root) {
    const values = (0,shape/* listedValues */.uz)(schema, root);
    if (values?.every((value) => (0,shape/* kindOf */.I)(value) !== 'object' && (0,shape/* kindOf */.I)(value) !== 'array')) {
        return `can only be ${(0,render_text/* oneLine */.TN)(values.map((value) => JSON.stringify(value)).join(' or '), 200)}`;
    }
    const kinds = [...(0,shape/* kindsOf */.tG)(schema, root)];
    if (kinds.length === 0)
        return 'can be nothing';
    const isWhole = !(0,shape/* mayBe */.H)(schema, root, 0.5);
    return `is ${kinds.map((kind) => (kind === 'number' && isWhole ? 'a whole number' : ARTICLE[kind])).join(' or ')}`;
}
const ARTICLE = {
    object: 'an object',
    array: 'a list',
    string: 'a string',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
};

;// CONCATENATED MODULE: ./lib/answer/condition.js
// The input `pass-if`: its words, its tree. A parser of our own, never eval.

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>', 'contains'];
const MAX_LENGTH = 4_096;
/** Parentheses and `!` in each other. */
const condition_MAX_DEPTH = 50;
const TOKEN = /\s*(?:(?<word>[\p{L}_$][\p{L}\p{N}_$-]*)|(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<sign>&&|\|\||==|!=|<=|>=|[<>!()[\].]))/suy;
const CONSTANTS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
const HINTS = {
    '=': '`==` compares',
    '&': '`&&` means "and"',
    '|': '`||` means "or"',
    and: '`&&` means "and"',
    or: '`||` means "or"',
    not: '`!` means "not"',
    '"': 'a string has no closing quote',
    "'": 'a string has no closing quote',
};
/** Parses the whole expression: comparisons, then `!` before one, then `&&`, then `||`. Never throws. */
function parseCondition(text) {
    if (text.length > MAX_LENGTH) {
        return { problem: `it has ${text.length} characters and may have ${MAX_LENGTH}`, at: MAX_LENGTH };
    }
    const read = tokensOf(text);
    if ('problem' in read)
        return read;
    const tokens = read;
    let next = 0;
    let depth = 0;
    const problems = [];
    function peek() {
        return tokens[next] ?? { kind: 'end', text: '', at: text.length };
    }
    function take(...signs) {
        const token = peek();
        const isMeant = (token.kind === 'sign' || token.kind === 'word') && signs.includes(token.text);
        if (isMeant)
            next += 1;
        return isMeant ? token : undefined;
    }
    /** The first problem counts; what is built after it is thrown away. */
    function fail(expected, token = peek()) {
        const hint = token.kind === 'text' ? undefined : HINTS[token.text];
        const found = token.kind === 'end' ? 'it ends' : `there is ${(0,render_text/* oneLine */.TN)(token.text, 40)}`;
        problems.push({
            problem: `${expected} is expected, but ${found}${hint ? ` (${hint})` : ''}`,
            at: token.at,
        });
        return undefined;
    }
    function list(kind, sign, part) {
        const parts = [];
        do {
            const one = part();
            if (!one)
                return undefined;
            parts.push(one);
        } while (take(sign));
        const [only] = parts;
        return parts.length === 1 ? only : { kind, of: parts };
    }
    function or() {
        return list('or', '||', and);
    }
    function and() {
        return list('and', '&&', unary);
    }
    function unary() {
        depth += 1;
        const parsed = depth > condition_MAX_DEPTH ? fail('Something less nested') : nested();
        depth -= 1;
        return parsed;
    }
    function nested() {
        if (take('!')) {
            const of = unary();
            return of && { kind: 'not', of };
        }
        if (!take('('))
            return comparison();
        const inside = or();
        if (!inside)
            return undefined;
        return take(')') ? inside : fail('`)`, `&&` or `||`');
    }
    function comparison() {
        const { at } = peek();
        const path = pathHere();
        if (!path)
            return undefined;
        const operator = OPERATORS.find((known) => take(known));
        if (!operator)
            return { kind: 'truth', path, at };
        const token = peek();
        const literal = literalHere();
        if (literal === undefined)
            return undefined;
        const isOrder = operator !== '==' && operator !== '!=' && operator !== 'contains';
        if (isOrder && typeof literal !== 'number')
            return fail(`A number behind \`${operator}\``, token);
        return { kind: 'comparison', path, operator, literal, at, literalAt: token.at };
    }
    function pathHere() {
        const path = [];
        const first = peek();
        if (first.kind === 'text' || first.kind === 'number' || CONSTANTS.has(first.text)) {
            return fail('A path, which comes before the value,');
        }
        if (first.kind === 'word') {
            next += 1;
            path.push(first.text);
        }
        else if (first.text !== '[') {
            return fail('A path into the answer');
        }
        for (;;) {
            if (take('.')) {
                const name = peek();
                if (name.kind !== 'word')
                    return fail('A name (others are written ["so"])');
                next += 1;
                path.push(name.text);
            }
            else if (take('[')) {
                const key = peek();
                if (key.kind === 'text')
                    path.push(plain(key.text));
                else if (key.kind === 'number' && /^\d{1,9}$/.test(key.text))
                    path.push(Number(key.text));
                else
                    return fail('A position or a name in quotes');
                next += 1;
                if (!take(']'))
                    return fail('`]`');
            }
            else {
                return path;
            }
        }
    }
    function literalHere() {
        const token = peek();
        next += 1;
        if (token.kind === 'text')
            return plain(token.text);
        if (token.kind === 'number' && Number.isFinite(Number(token.text)))
            return Number(token.text);
        const constant = CONSTANTS.get(token.text);
        if (token.kind === 'word' && constant !== undefined)
            return constant;
        return fail(token.kind === 'word' ? 'A value (a string has quotes)' : 'A value', token);
    }
    const condition = or();
    if (condition && peek().kind !== 'end')
        fail('An operator or the end');
    const [problem] = problems;
    return problem ?? condition ?? { problem: 'it is no condition', at: 0 };
}
/** A path alone, as the input `annotations` has it. */
function parsePath(text) {
    const condition = parseCondition(text);
    if ('problem' in condition)
        return condition;
    if (condition.kind === 'truth' && !/^\s*\(/.test(text))
        return condition.path;
    return { problem: 'a path alone is expected, such as findings or review.findings', at: 0 };
}
/** `column 9`, or `line 2, column 3` where there are lines; counted from one. */
function columnOf(text, at) {
    const lines = text.slice(0, at).split('\n');
    const column = `column ${(lines.at(-1)?.length ?? 0) + 1}`;
    return text.includes('\n') ? `line ${lines.length}, ${column}` : column;
}
function tokensOf(text) {
    const tokens = [];
    const end = text.trimEnd().length;
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < end) {
        const from = TOKEN.lastIndex;
        const groups = TOKEN.exec(text)?.groups;
        if (!groups) {
            const at = from + (text.slice(from).length - text.slice(from).trimStart().length);
            const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
            const hint = HINTS[char] ? ` (${HINTS[char]})` : '';
            return { problem: `${char} has no meaning${hint}`, at };
        }
        for (const kind of ['word', 'text', 'number', 'sign']) {
            const found = groups[kind];
            if (found !== undefined)
                tokens.push({ kind, text: found, at: TOKEN.lastIndex - found.length });
        }
    }
    return tokens;
}
/** The text of a string in either quote; a backslash takes the next character as it is, `\n` and `\t` aside. */
function plain(quoted) {
    return quoted.slice(1, -1).replace(/\\(.)/gs, (_, char) => ({ n: '\n', t: '\t' })[char] ?? char);
}

// EXTERNAL MODULE: ./lib/answer/limit.js + 1 modules
var limit = __nccwpck_require__(8641);
;// CONCATENATED MODULE: ./lib/answer/review.js
/** The ready-made schema that the input `output-schema: review` names. */
const REVIEW = {
    type: 'object',
    properties: {
        verdict: {
            enum: ['pass', 'fail'],
            description: 'fail if at least one finding has to be resolved before this is merged, else pass',
        },
        summary: { type: 'string', description: 'what was reviewed and what came out, in a few sentences' },
        findings: {
            type: 'array',
            description: 'each problem that was found, most severe first; empty if there is none',
            items: {
                type: 'object',
                properties: {
                    path: { type: 'string', description: 'the file, relative to the working directory' },
                    line: { type: 'integer', minimum: 1 },
                    end_line: { type: 'integer', minimum: 1, description: 'the last line, if there are several' },
                    level: {
                        enum: ['error', 'warning', 'notice'],
                        description: 'error: must be resolved before a merge; warning: should be resolved; notice: worth knowing',
                    },
                    title: { type: 'string', description: 'a few words' },
                    message: { type: 'string', description: 'what is wrong, why, and what to do instead' },
                },
                required: ['path', 'line', 'level', 'message'],
                additionalProperties: false,
            },
        },
    },
    required: ['verdict', 'summary', 'findings'],
    additionalProperties: false,
};

;// CONCATENATED MODULE: ./lib/answer/rules.js
// The four inputs that make an answer data, checked against each other before anything is started.





/** The ready-made schemas by the names under which `output-schema` takes them. */
const READY_MADE = new Map([['review', REVIEW]]);
/** Bytes of a schema: it may have to be one argument of a command line, which takes 128 KiB. */
const MAX_SCHEMA = 96 * 1024;
/**
 * Reads the inputs; undefined when none is set, or one is wrong.
 *
 * @param readFile reads `output-schema-file`
 * @param compile undefined only when no schema is given
 * @param wrong takes a problem: the input, its value, what is accepted
 * @param incomplete takes a problem of several inputs, as a sentence
 */
function readAnswerRules(inputs, readFile, compile, wrong, incomplete) {
    const { 'output-schema': inline, 'output-schema-file': file, 'pass-if': passIf, annotations } = inputs;
    if (inline && file) {
        return incomplete('Inputs "output-schema" and "output-schema-file" are both set, but at most one may be.');
    }
    if (!inline && !file) {
        for (const name of ['pass-if', 'annotations']) {
            if (inputs[name])
                incomplete(`Input "${name}" is set, but it needs "output-schema" to look at.`);
        }
        return undefined;
    }
    function schema() {
        const name = file ? 'output-schema-file' : 'output-schema';
        const value = file ?? inline ?? '';
        const read = file ? readFile(file) : Buffer.from(value);
        if (!Buffer.isBuffer(read))
            return wrong(name, value, read.problem);
        if (read.length > MAX_SCHEMA) {
            return wrong(name, value, `a schema may have ${MAX_SCHEMA} bytes, and it has ${read.length}`);
        }
        const root = READY_MADE.get(read.toString().trim()) ?? parsed(read.toString());
        if (typeof root === 'string')
            return wrong(name, value, root);
        const compiled = compile?.(root) ?? { problem: 'there is nothing to read it with' };
        return 'problem' in compiled
            ? wrong(name, value, `that schema is invalid: ${compiled.problem}`)
            : compiled;
    }
    function condition(root) {
        if (!passIf)
            return undefined;
        const read = parseCondition(passIf);
        const problem = 'problem' in read ? read : root && bounded(() => checkCondition(read, root));
        if (problem)
            wrong('pass-if', passIf, `at ${columnOf(passIf, problem.at)}: ${problem.problem}`);
        return 'problem' in read ? undefined : { text: passIf, condition: read };
    }
    function findings(root) {
        if (!annotations)
            return undefined;
        const path = parsePath(annotations);
        if ('problem' in path) {
            return wrong('annotations', annotations, `at ${columnOf(annotations, path.at)}: ${path.problem}`);
        }
        const problem = root && bounded(() => checkFindingsPath(path, root));
        if (problem)
            wrong('annotations', annotations, problem);
        return path;
    }
    const usable = schema();
    const rules = { passIf: condition(usable?.root), annotations: findings(usable?.root) };
    return usable && { schema: usable, ...rules };
}
/** What takes too long to tell is not told: the answer decides then. */
function bounded(check) {
    return (0,limit/* withinTime */.d)(check);
}
/** The schema in a text, or what is accepted. */
function parsed(text) {
    const names = [...READY_MADE.keys()].map((name) => `\`${name}\``).join(', ');
    const accepted = `it must be a JSON Schema, which is a JSON object, or the name of a ready-made one: ${names}`;
    try {
        return (0,json/* asObject */.eB)(JSON.parse(text)) ?? accepted;
    }
    catch (error) {
        return /^\s*[{]/.test(text) && error instanceof Error ? `it must be JSON: ${error.message}` : accepted;
    }
}

;// CONCATENATED MODULE: ./lib/install/order.js
/**
 * Reads the inputs that say what to install and from where.
 *
 * @param hasPath whether the step names the executable itself, so that nothing is ever installed
 * @param wrong takes a problem: the input, its value, what is accepted
 */
function readOrder(inputs, agent, hasPath, wrong) {
    const { 'agent-version': version, 'agent-checksum': checksum, 'download-url': address } = inputs;
    if (hasPath) {
        for (const name of ['agent-version', 'agent-checksum', 'download-url']) {
            const value = inputs[name];
            if (value)
                wrong(name, value, '"agent-path" is set, too, and then nothing is installed');
        }
    }
    const { noLatest, form, version: pinned } = agent.install;
    if (version === 'latest' && noLatest)
        wrong('agent-version', version, `${noLatest}; name a version`);
    if (version && version !== 'latest' && !form.test(version)) {
        wrong('agent-version', version, `it must be a version of ${agent.name}, such as ${pinned}`);
    }
    if (version === 'latest' && checksum) {
        wrong('agent-checksum', checksum, 'it belongs to one version, and "agent-version" is latest');
    }
    if (checksum && !/^[0-9a-f]{64}$/i.test(checksum)) {
        wrong('agent-checksum', checksum, 'it must be a SHA-256 checksum: 64 hexadecimal digits');
    }
    if (address && !isTrusted(address)) {
        wrong('download-url', address, 'it must be an https address without a login, a "?" or a "#"');
    }
    return { version, checksum: checksum?.toLowerCase(), base: address?.replace(/\/+$/, '') };
}
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Without encryption only on this machine. A login would be told in the log; npm has its own place for it. */
function isTrusted(address) {
    if (!URL.canParse(address) || /[\s?#\\]/.test(address))
        return false;
    const { protocol, hostname, username, password } = new URL(address);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
    return isSafe && username === '' && password === '';
}

;// CONCATENATED MODULE: ./lib/reasons.js
/** The words of the input `fail-on`: what fails a step besides an unsuccessful run, which always does. */
const FAIL_ON = ['error', 'denied', 'tool-failure', 'no-changes', 'changes'];

;// CONCATENATED MODULE: ./lib/inputs.js

















const ON_VIOLATION = ['fail', 'revert'];
const PERMISSIONS = ['read-only', 'write', 'full'];
/** Five days, the longest a job may take on a runner of one's own. */
const MAX_MINUTES = 7_200;
/**
 * Reads and checks all inputs, before anything is started; the only reader of them.
 *
 * `core.getInput` is not used: loading @actions/core takes longer than starting an agent should wait.
 *
 * @param compile reads a schema; loaded by the caller, and only when `asksForSchema`
 * @returns the request, or every problem, each a sentence that names the input, its value and what is accepted
 */
function readInputs(env, compile) {
    const problems = [];
    /** A given empty string means unset; the runner writes names in upper case and keeps dashes. */
    function text(name) {
        return env[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
    }
    function wrong(name, value, accepted) {
        const key = text('api-key');
        const shown = (0,render_text/* oneLine */.TN)(key ? value.replaceAll(key, '***') : value, 80);
        problems.push(`Input "${name}" is "${shown}", but ${accepted}.`);
    }
    function oneOf(name, values, otherwise) {
        const value = text(name) ?? otherwise;
        return (values.find((known) => known === value) ??
            wrong(name, value, `it must be one of: ${values.join(', ')}`) ??
            otherwise);
    }
    function minutes(name, otherwise, least) {
        const value = text(name) ?? String(otherwise);
        const number = /^\d*\.?\d+$|^\d+\.$/.test(value) ? Number(value) : Number.NaN;
        if (!(number <= MAX_MINUTES) || (least === 'above 0' && number === 0)) {
            wrong(name, value, `it must be a number of minutes, ${least} and up to ${MAX_MINUTES}`);
        }
        return number * 60_000;
    }
    function flag(name, otherwise) {
        const value = text(name) ?? String(otherwise);
        if (/^(true|True|TRUE)$/.test(value))
            return true;
        if (!/^(false|False|FALSE)$/.test(value))
            wrong(name, value, 'it must be true or false');
        return false;
    }
    function prompt() {
        const inline = env.INPUT_PROMPT;
        const file = text('prompt-file');
        const isGiven = inline !== undefined && inline.trim() !== '';
        if (isGiven && file) {
            problems.push('Inputs "prompt" and "prompt-file" are both set, but exactly one of them must be.');
        }
        else if (isGiven) {
            return Buffer.from(inline);
        }
        else if (file) {
            const read = (0,paths/* readInputFile */.j)((0,external_node_path_.resolve)(workspace, file), [workspace, env.RUNNER_TEMP]);
            if (Buffer.isBuffer(read))
                return read;
            wrong('prompt-file', file, read.problem);
        }
        else {
            problems.push('Neither input "prompt" nor "prompt-file" is set, but exactly one of them must be.');
        }
        return Buffer.alloc(0);
    }
    function directory() {
        const value = text('working-directory') ?? '.';
        const accepted = 'it must be an existing folder inside the workspace';
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(workspace, value));
            if (!(0,external_node_fs_.statSync)(path).isDirectory() || !(0,paths/* isInside */.F)(path, workspace))
                wrong('working-directory', value, accepted);
            return path;
        }
        catch {
            wrong('working-directory', value, accepted);
            return workspace;
        }
    }
    function program(agent) {
        const value = text('agent-path');
        if (!value)
            return locate(agent, env);
        const path = (0,external_node_path_.resolve)(workspace, value);
        const problem = locate_problemOf(path);
        if (problem)
            return wrong('agent-path', value, `that ${problem}; it must be an executable file`);
        return programAt(path, agent);
    }
    function order(agent) {
        const names = ['agent-version', 'agent-checksum', 'download-url'];
        const [version, checksum, address] = names.map(text);
        const given = { 'agent-version': version, 'agent-checksum': checksum, 'download-url': address };
        return readOrder(given, agent, text('agent-path') !== undefined, wrong);
    }
    function args(agent) {
        const value = text('args');
        if (!value)
            return [];
        const parsed = parseArgs(value);
        if (!parsed) {
            wrong('args', value, 'it must be a JSON array of strings, or arguments as in a shell with closed quotes');
            return [];
        }
        const refused = parsed.some((arg) => arg.includes('\0'))
            ? 'no argument may hold a NUL'
            : agent.refuses(parsed);
        if (refused)
            wrong('args', value, refused);
        return parsed;
    }
    function resume() {
        const value = text('resume');
        if (value && !agents_agent/* SESSION_ID */.n.test(value)) {
            wrong('resume', value, 'it must be a session id: letters, digits, "-" and "_", at most 128');
        }
        return value;
    }
    function passed() {
        const names = list(text('env'));
        for (const name of names.filter((name) => !(0,guard_environment/* mayPass */.b)(name))) {
            wrong('env', name, "it must name variables, one per line, and none of the runner's own (INPUT_*, ACTIONS_*, \u2026)");
        }
        return names;
    }
    function isolation() {
        const wish = oneOf('isolation', ISOLATION, 'auto');
        if (wish === 'required' && text('permissions') === 'full') {
            wrong('isolation', wish, 'with "permissions" set to full the agent keeps sudo, which no isolation leaves it');
        }
        return wish;
    }
    /** A folder that does not exist yet is fine; a place outside the workspace is not. */
    function outputFile() {
        const value = text('output-file');
        if (!value)
            return undefined;
        const path = (0,external_node_path_.resolve)(workspace, value);
        const isFile = !/[/\\]$/.test(value) && (0,paths/* isInside */.F)(path, workspace) && !inputs_isFolder(path);
        if (!isFile)
            return wrong('output-file', value, 'it must be a file inside the workspace');
        return (0,external_node_path_.join)((0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
    }
    function pathRules() {
        const parsed = parsePathRules(env['INPUT_PROTECTED-PATHS'], env['INPUT_ALLOWED-PATHS']);
        if (!('problems' in parsed))
            return parsed;
        for (const { input, line, glob, why } of parsed.problems) {
            wrong(input, glob, `line ${line} must be a glob, which this is not: ${(0,render_text/* oneLine */.TN)(why)}`);
        }
        return { isProtected: () => true, isAllowed: () => false };
    }
    function failOn() {
        const chosen = list(text('fail-on')).map((word) => FAIL_ON.find((known) => known === word) ??
            wrong('fail-on', word, `it must be any of: ${FAIL_ON.join(', ')}`));
        const words = new Set(chosen.filter((word) => word !== undefined));
        if (words.has('changes') && words.has('no-changes')) {
            wrong('fail-on', text('fail-on') ?? '', 'it must not hold both changes and no-changes: no run could succeed');
        }
        return words;
    }
    function answer() {
        const inputs = {
            'output-schema': text('output-schema'),
            'output-schema-file': text('output-schema-file'),
            'pass-if': text('pass-if'),
            annotations: text('annotations'),
        };
        const readFile = (path) => (0,paths/* readInputFile */.j)((0,external_node_path_.resolve)(workspace, path), [workspace, env.RUNNER_TEMP], MAX_SCHEMA);
        return readAnswerRules(inputs, readFile, compile, wrong, (sentence) => void problems.push(sentence));
    }
    const workspace = (0,external_node_fs_.realpathSync)(env.GITHUB_WORKSPACE || process.cwd());
    const [first] = AGENTS;
    const agentId = oneOf('agent', AGENTS.map(({ id }) => id), 'cursor');
    const agent = AGENTS.find(({ id }) => id === agentId) ?? first;
    const asked = prompt();
    const rules = answer();
    const request = {
        prompt: rules && !agent.schemaArgs?.(rules.schema.text) ? withSchema(asked, rules.schema) : asked,
        agent,
        program: program(agent),
        order: order(agent),
        apiKey: text('api-key') ?? (env[agent.keyVariable]?.trim() || undefined),
        model: text('model') ?? agent.defaultModel,
        permissions: oneOf('permissions', PERMISSIONS, 'write'),
        args: args(agent),
        resume: resume(),
        workspace,
        directory: directory(),
        timeoutMs: minutes('timeout-minutes', 30, 'above 0'),
        idleTimeoutMs: minutes('idle-timeout-minutes', 15, '0 or more'),
        env: passed(),
        isolation: isolation(),
        trustConfig: oneOf('trust-config', TRUST, 'auto'),
        log: env.RUNNER_DEBUG === '1' && (text('log') ?? 'text') === 'text'
            ? 'verbose'
            : oneOf('log', render_log/* LOG_MODES */.ku, 'text'),
        summary: flag('summary', true),
        outputFile: outputFile(),
        failOn: failOn(),
        rules: pathRules(),
        onViolation: oneOf('on-violation', ON_VIOLATION, 'fail'),
        answer: rules,
    };
    return problems.length > 0 ? { problems } : request;
}
/** Whether the step gives a schema, so that what reads it has to be loaded. */
function asksForSchema(env) {
    return Boolean(env['INPUT_OUTPUT-SCHEMA']?.trim() || env['INPUT_OUTPUT-SCHEMA-FILE']?.trim());
}
function inputs_isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Words separated by blanks, commas or line ends. */
function list(value) {
    return value?.split(/[\s,]+/).filter((word) => word !== '') ?? [];
}
/** A JSON array of strings, else words as a shell would see them, with nothing expanded. */
function parseArgs(value) {
    try {
        if (!value.startsWith('['))
            return split(value);
        const parsed = JSON.parse(value);
        return Array.isArray(parsed) && parsed.every((item) => typeof item === 'string') ? parsed : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/guard/secrets.js
// What is secret in a step, and the forms in which it may be shown.


/** Values of the step's environment that are secrets, by their name or by their look. */
function secretsOf(env, apiKey) {
    const named = Object.entries(env).filter(
    // The name of a file with credentials in it is no secret.
    ([name, value]) => value && (SECRET_VALUE.test(value) || (SECRET_NAME.test(name) && !(0,external_node_fs_.existsSync)(value))));
    const values = [apiKey, ...named.map(([, value]) => value?.trim())];
    return [
        ...new Set(values.filter((value) => value !== undefined && value.length >= redaction/* SHORTEST */.tl)),
    ];
}
const SECRET_NAME = /(^|_)(TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PAT|(API|ACCESS|PRIVATE|SIGNING)_?KEY)($|_)/i;
/** Tokens of GitHub, of model vendors, of AWS, and JSON web tokens. */
const SECRET_VALUE = /^(gh[opsur]_|github_pat_|sk-|key_[0-9a-f]|xox[abp]-|AKIA|eyJ[\w-]+\.eyJ)/;
/**
 * The forms of a secret that the runner's own masks miss: it knows base64 only where the secret ends the text,
 * and neither its url-safe form, hex, nor the value written backwards (src/Sdk/DTLogging/Logging/ValueEncoders.cs).
 */
function maskForms(secret) {
    const [, ...others] = formsOf(secret);
    // The runner masks each line of a value: of a key in JSON, one would be a brace.
    const forms = [secret, ...others.filter((form) => form.length >= redaction/* LEAK */.ce)];
    const lines = forms.flatMap((form) => form.includes('\n') ? form.split('\n').map((line) => line.trim()) : [form]);
    return [...new Set(lines.filter((line) => line.length >= redaction/* SHORTEST */.tl))];
}
/** A secret as it is and in the encodings of which every part tells as much as the whole. */
function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const once = base64Cores(bytes);
    const twice = [bytes, Buffer.from(`${secret}\n`)].flatMap((inner) => base64Cores(Buffer.from(inner.toString('base64'))));
    const forms = [
        secret,
        JSON.stringify(secret).slice(1, -1),
        ...[...once, ...twice].flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]),
        hex,
        hex.toUpperCase(),
        encodeURIComponent(secret.toWellFormed()),
        hex.replace(/../g, '%$&'),
        hex.toUpperCase().replace(/../g, '%$&'),
        [...secret].reverse().join(''),
    ];
    // Some escape the slash in JSON, too.
    return [...new Set(forms.flatMap((form) => [form, form.replaceAll('/', '\\/')]))];
}
/** Base64 of the bytes at each of the three places in a group, without the characters that neighbours shape. */
function base64Cores(bytes) {
    return [0, 1, 2].map((before) => {
        const whole = Buffer.concat([Buffer.alloc(before), bytes]);
        return whole.toString('base64').slice([0, 2, 3][before], Math.floor((whole.length * 8) / 6));
    });
}

;// CONCATENATED MODULE: ./lib/introduce.js



/** Fills in what the request alone tells, and keeps what is secret in it from being printed. */
function introduce(outcome, request, env, writer) {
    const { agent, program, permissions, apiKey, workspace, directory } = request;
    outcome.agent = agent.name;
    outcome.agentVersion = program?.version ?? '';
    outcome.permissions = permissions;
    outcome.summary = request.summary;
    outcome.toWorkspace = (0,changes/* toWorkspace */.vT)([workspace, env.GITHUB_WORKSPACE ?? workspace], directory);
    const passed = Object.fromEntries(request.env.map((name) => [name, env[name]]));
    // A short key is masked whole; its forms would be found by chance everywhere.
    if (apiKey && secretsOf({}, apiKey).length === 0)
        writer.mask(apiKey);
    for (const secret of secretsOf(passed, apiKey)) {
        for (const form of maskForms(secret))
            writer.mask(form);
    }
    const secrets = secretsOf(env, apiKey);
    outcome.redaction = (0,redaction/* redaction */.Gh)(() => secrets.flatMap(formsOf));
    writer.hide(outcome.redaction);
}

;// CONCATENATED MODULE: ./lib/obstacle.js


/** Why the agent of a request could do nothing once it is started; undefined when it could. */
function obstacleTo({ agent, apiKey }, env) {
    const hasKey = apiKey !== undefined || agent.otherKeyVariables.some((name) => env[name]);
    if (!hasKey && originOf(env).hasNoSecrets) {
        const why = 'this pull request comes from a fork, and GitHub gives no secrets to workflows of forks';
        return (0,verdict/* failure */.V2)('auth', `There is no API key for ${agent.name}: ${why}`);
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/outcome.js
var lib_outcome = __nccwpck_require__(3259);
;// CONCATENATED MODULE: ./lib/provide.js
/**
 * The CLI to run: what was found on this machine, unless another version is asked for; else what is installed.
 *
 * What installs is loaded only then: it takes longer than starting an agent should wait.
 *
 * @param begun when the run began, by `performance.now()`: installing takes of its time
 */
async function provide(request, env, interrupted, writer, begun) {
    const { program, order } = request;
    if (program && (order.version === undefined || order.version === program.version))
        return program;
    const { provideBy } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 9261));
    return provideBy(request, env, interrupted, writer, performance.now() - begun);
}

;// CONCATENATED MODULE: ./lib/answer/tell.js


/** Lines of the log about findings that no file shows. */
const MAX_LINES = 20;
/**
 * Prints findings as annotations, and a line for each that cannot be one.
 *
 * @param failed whether the step fails: the error that tells why is one of the ten that the runner records
 */
function tellFindings(findings, failed, writer) {
    if (!findings)
        return;
    const { placed, unplaced, problems } = findings;
    const shown = (0,answer_findings/* shownFindings */.qA)(placed, failed ? 1 : 0);
    for (const finding of shown)
        writer.command(finding.level, (0,answer_findings/* annotationOf */.lW)(finding), finding.message);
    const lines = [
        ...problems,
        ...unplaced.map(({ level, path, line, problem }) => `No annotation for ${level} ${path}:${line}: ${problem}`),
    ];
    for (const line of lines.slice(0, MAX_LINES))
        writer.say(line);
    const more = lines.length - MAX_LINES;
    if (more > 0)
        writer.say(`${(0,render_text/* counted */.hS)(more, 'more finding')} without an annotation`);
    const rest = placed.length - shown.length;
    if (rest > 0)
        writer.say(`${(0,render_text/* counted */.hS)(rest, 'more finding')}: GitHub shows ten of each level`);
}

;// CONCATENATED MODULE: ./lib/tell.js



/** Lines of the agent's last words that a failure shows. */
const LAST_WORDS = 20;
/** If anything still holds the event loop then, the step ends all the same; in milliseconds. */
const LEAVE_MS = 2_000;
/**
 * Loads what telling needs. Evaluated late, since @actions/core and the Markdown parser take longer than starting an
 * agent should wait; called while an agent starts, when there is nothing else to do.
 */
async function prepareToTell() {
    const { summaryOf } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 5058));
    return { summaryOf, ...(await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 9696))) };
}
/** Tells how the run ended, to the runner and to people: outputs, summary, annotation, last line, exit code. */
async function tell(known, writer) {
    // Before anything is rendered: what is escaped for Markdown hides a secret from who looks for it later.
    const outcome = (0,lib_outcome/* redacted */.pc)(known);
    const { verdict, lastWords } = outcome;
    const failed = verdict.conclusion !== 'success';
    const { summaryOf, outputsOf, writeOutputs, writeSummary } = await prepareToTell();
    writeOutputs(outputsOf(outcome));
    if (outcome.summary)
        await writeSummary(outcome.redaction.redact(summaryOf(outcome)));
    if (failed) {
        const words = lastWords.filter((line) => line.trim() !== '').slice(-LAST_WORDS);
        if (words.length > 0)
            writer.say('The last words of the agent:');
        writer.show(words.map((text) => ({ as: 'output', text: text.slice(0, 2_000) })));
        // `core.setFailed` with a title, which it cannot give.
        writer.command('error', { title: `${outcome.agent}: ${verdict.reason}` }, verdict.sentence);
        process.exitCode = 1;
    }
    tellFindings(outcome.findings, failed, writer);
    const durationMs = outcome.ending ? (0,lib_outcome/* durationOf */.cf)(outcome) : undefined;
    writer.say((0,render_log/* endLine */.Sk)(verdict, outcome.report, (0,lib_outcome/* writtenOf */.lu)(outcome).length, durationMs));
    await writer.flush();
    setTimeout(() => process.exit(), LEAVE_MS).unref();
}

;// CONCATENATED MODULE: ./lib/main.js

















/**
 * The whole step: inputs \u2192 how the agent ended, what it said, what changed on disk \u2192 one verdict, which is
 * told on every ending, that of a fault of ours included.
 *
 * @param env the step's environment, a copy: the process's own is wiped on the way
 * @param interrupted aborted with a `Stop` when the job is cancelled
 */
async function main(env, interrupted) {
    const begun = performance.now();
    const writer = createWriter(process.stdout, process.stderr);
    const outcome = (0,lib_outcome/* blankOutcome */.lp)();
    try {
        outcome.verdict = await run(env, interrupted, writer, outcome, begun);
    }
    catch (error) {
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        for (const line of fault.split('\n'))
            writer.say(line);
        outcome.verdict = (0,verdict/* failure */.V2)('internal', `A fault in run-agent: ${fault.split('\n')[0]}`);
    }
    outcome.elapsedMs = performance.now() - begun;
    await tell(outcome, writer);
}
async function run(env, interrupted, writer, outcome, begun) {
    const read = readInputs(env, await schemaReader(env));
    if ('problems' in read)
        return (0,verdict/* failure */.V2)('invalid_input', read.problems.join(' '));
    introduce(outcome, read, env, writer);
    const obstacle = obstacleTo(read, env);
    if (obstacle)
        return obstacle;
    if (interrupted.aborted)
        return (0,verdict/* stoppedBy */.$)(interrupted.reason);
    const program = await provide(read, env, interrupted, writer, begun);
    if ('conclusion' in program)
        return program;
    const request = { ...read, program };
    outcome.agentVersion = program.version ?? '';
    const folder = createRunFolder(env, (problem) => writer.say(problem));
    outcome.eventsFile = folder.eventsFile;
    const isolating = isolationFor(request, env, folder);
    // Opened before configuration is set aside, and closed when it is back: neither is a change of the agent's.
    const ledger = await openLedger(request, env, interrupted);
    if (ledger.problem)
        writer.say(ledger.problem);
    const guard = await raiseGuard(request, env, folder, writer, isolating);
    if ('problem' in guard) {
        await ledger.close(outcome.report.claims, interrupted); // it keeps old contents in RUNNER_TEMP
        return (0,verdict/* failure */.V2)('invalid_input', `Input "isolation" is "required", but it cannot be had here: ${guard.problem}.`);
    }
    outcome.isolation = guard.isolation.level;
    if (!guard.isTempHidden)
        folder.watch();
    const { agent, workspace, directory, outputFile, answer: rules } = request;
    const { redact, redactLine } = outcome.redaction;
    let asked;
    let tampering = [];
    try {
        const asking = ask(request, env, interrupted, outcome, guard, folder, writer, begun);
        void prepareToTell();
        asked = await asking;
    }
    finally {
        const answer = redact((0,lib_report/* answerOf */.ut)(outcome.report));
        tampering = [...(await guard.lower(asked?.isAlone ?? false)), ...folder.finish(answer, redactLine)];
        outcome.resultFile = folder.resultFile;
        outcome.ledger = await ledger.close(outcome.report.claims, interrupted);
        outcome.files = outcome.ledger.files;
        for (const line of (0,render_log/* ledgerLines */.fi)(outcome.ledger))
            writer.say(line);
    }
    const { ending, report } = outcome;
    const { judgement, stderr } = asked;
    const problem = outputFile && writeOutputFile(outputFile, workspace, redact((0,lib_report/* answerOf */.ut)(report)));
    const breach = outcome.ledger && breachOf(outcome.ledger, request);
    const judged = (0,verdict/* verdict */.WJ)(ending, report, stderr, agent, asked.request, tampering, judgement?.problem, breach);
    if (tampering.length === 0)
        outcome.answer = judgement;
    // Looked for when everything lies where it belongs again: configuration was set aside while the agent ran.
    if (outcome.answer?.isValid && rules?.annotations) {
        outcome.findings = (0,answer_findings/* readFindings */.RJ)(outcome.answer.value, rules.annotations, { workspace, directory });
    }
    report.sessionId ??= asked.sessionId;
    return problem && judged.conclusion === 'success' ? (0,verdict/* failure */.V2)('internal', problem) : judged;
}
/** What reads a schema takes longer to load than starting an agent should wait, so only who needs it waits. */
async function schemaReader(env) {
    if (!asksForSchema(env))
        return undefined;
    return (await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 8223))).compileSchema;
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   lp: () => (/* binding */ blankOutcome),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
/* harmony import */ var _guard_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8628);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6413);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9293);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(802);




/** What is known before anything is. */
function blankOutcome() {
    return {
        verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)('internal', 'The run did not come to an end'),
        report: (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReport */ ._O)(),
        answer: undefined,
        findings: undefined,
        ending: undefined,
        session: undefined,
        elapsedMs: 0,
        files: [],
        ledger: undefined,
        lastWords: [],
        agent: 'Agent',
        agentVersion: '',
        permissions: '',
        isolation: 'none',
        redaction: _guard_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SECRET */ .jc,
        eventsFile: '',
        resultFile: '',
        toWorkspace: () => undefined,
        summary: true,
    };
}
/** The same without secrets in anything that somebody else has said or named. */
function redacted(outcome) {
    const { redact, redactLine } = outcome.redaction;
    const clean = (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .mapStrings */ .to)(value, redact);
    const { verdict, report, answer, findings, files, ledger, lastWords, agentVersion } = outcome;
    return {
        ...outcome,
        verdict: { ...verdict, sentence: redact(verdict.sentence) },
        report: clean(report),
        answer: answer?.isValid ? { ...clean(answer), json: redactLine(answer.json) } : clean(answer),
        findings: clean(findings),
        files: clean(files),
        ledger: clean(ledger),
        lastWords: clean(lastWords),
        agentVersion: redact(agentVersion),
    };
}
/** The files that the agent created or changed, without those that it deleted. */
function writtenOf({ files }) {
    return files.filter(({ change }) => change !== 'deleted');
}
/** The agent's own duration of a run that it finished, else ours; in milliseconds. */
function durationOf({ report, elapsedMs }) {
    return report.result?.durationMs ?? Math.round(elapsedMs);
}
/**
 * The session as the agent tells it, else the one that we gave it, when it was ended before it could: one that
 * ended by itself and told of no session has none.
 */
function sessionOf({ report, ending, session }) {
    const wasEnded = ending?.how === 'stopped' || ending?.how === 'killed';
    return report.sessionId ?? (wasEnded ? session : undefined);
}


/***/ }),

/***/ 9696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  MAX_RESULT: () => (/* binding */ MAX_RESULT),
  outputsOf: () => (/* binding */ outputsOf),
  writeOutputs: () => (/* binding */ writeOutputs),
  writeSummary: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __nccwpck_require__(4942);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/auth.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class auth_BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 6 modules
var lib_exec = __nccwpck_require__(9529);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + os.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./lib/outcome.js
var lib_outcome = __nccwpck_require__(3259);
// EXTERNAL MODULE: ./lib/render/text.js
var render_text = __nccwpck_require__(2801);
// EXTERNAL MODULE: ./lib/report.js
var lib_report = __nccwpck_require__(9293);
;// CONCATENATED MODULE: ./lib/outputs.js





/** Bytes of the output `result`. */
const MAX_RESULT = 256 * 1024;
/**
 * Characters of a list. GitHub takes 1 MiB of outputs from a job and counts two bytes for each UTF-16 unit:
 * result, lists and structured answer (src/answer/find.ts) together stay below it.
 */
const MAX_LIST = 64 * 1024;
/** Every output with its value; a value is empty where there is nothing to tell. */
function outputsOf(outcome) {
    const { verdict, report, ending, files } = outcome;
    const answer = (0,lib_report/* answerOf */.ut)(report);
    const result = (0,render_text/* cutBytes */.Uw)(answer, MAX_RESULT);
    const durationMs = (0,lib_outcome/* durationOf */.cf)(outcome);
    const session = (0,lib_outcome/* sessionOf */.MC)(outcome) ?? '';
    const written = (0,lib_outcome/* writtenOf */.lu)(outcome).map(({ path }) => path);
    return {
        result,
        result_file: outcome.resultFile,
        result_truncated: String(result.length < answer.length),
        session_id: agent/* SESSION_ID */.n.test(session) ? session : '',
        duration_ms: String(durationMs),
        duration: (0,render_text/* duration */.p0)(durationMs),
        conclusion: verdict.conclusion,
        failure_reason: verdict.reason,
        error: verdict.sentence,
        exit_code: ending?.how === 'exited' ? String(ending.code) : '',
        files_written: jsonList(written),
        files: jsonList(files),
        tool_calls: JSON.stringify(report.tools),
        usage: report.usage ? JSON.stringify(report.usage) : '',
        model: (0,render_text/* oneLine */.TN)(report.model ?? ''),
        request_id: (0,render_text/* oneLine */.TN)(report.result?.requestId ?? ''),
        agent_version: outcome.agentVersion,
        isolation: outcome.isolation,
        structured_output: outcome.answer?.isValid ? outcome.answer.json : '',
        events_file: outcome.eventsFile,
    };
}
/** Hands the outputs to the runner, which reads them when the step is over. */
function writeOutputs(outputs) {
    // A NUL in an output would keep every later step from starting that has it in its environment.
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value.replaceAll('\0', '\ufffd'));
}
/** Adds to the step summary, where there is a place for one. */
async function writeSummary(markdown) {
    if (process.env.GITHUB_STEP_SUMMARY)
        await summary.addRaw(markdown).write();
}
/** A JSON array of as many of the items as fit. */
function jsonList(items) {
    const parts = [];
    let length = 2;
    for (const item of items) {
        const part = JSON.stringify(item);
        length += part.length + 1;
        if (length > MAX_LIST)
            break;
        parts.push(part);
    }
    return `[${parts.join(',')}]`;
}


/***/ }),

/***/ 4858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ eventLines),
/* harmony export */   K_: () => (/* binding */ stillRunning),
/* harmony export */   M8: () => (/* binding */ survivorLines),
/* harmony export */   RN: () => (/* binding */ toolCounts),
/* harmony export */   Sk: () => (/* binding */ endLine),
/* harmony export */   fi: () => (/* binding */ ledgerLines),
/* harmony export */   jR: () => (/* binding */ headLine),
/* harmony export */   ku: () => (/* binding */ LOG_MODES),
/* harmony export */   py: () => (/* binding */ toolLine),
/* harmony export */   sI: () => (/* binding */ withShortPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2801);
// Events as lines of the job log: one short line per action, past tense, as it completes.

const LOG_MODES = ['text', 'verbose', 'stream-json', 'quiet'];
/** Characters of a tool's output that a verbose log shows. */
const MAX_OUTPUT = 10_000;
/** Calls shorter than this are told without their time, in milliseconds. */
const WORTH_A_TIME_MS = 1_000;
/** The lines that show one event in the modes `text` and `verbose`; most events show none. */
function eventLines(event, verbose, toWorkspace) {
    switch (event.type) {
        case 'message':
            return event.text.trim() === '' ? [] : [{ as: 'quote', text: event.text.trim() }];
        case 'tool-finished': {
            const tool = withShortPath(event.tool, toWorkspace);
            const line = own(toolLine(tool, event.end));
            const output = verbose ? outputLines(event.end) : [];
            return [line, ...output];
        }
        case 'notice':
            return event.level === 'info' || verbose ? [own(event.text)] : [];
        case 'unknown':
            return [own(`Unknown event: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.name)}`)];
        case 'noise':
            return verbose ? [{ as: 'output', text: event.text }] : [];
        case 'session':
        case 'prompt':
        case 'thinking':
        case 'tool-started':
        case 'usage':
        case 'result':
            return [];
    }
}
function own(text) {
    return { as: 'own', text };
}
function outputLines({ output }) {
    const text = output?.trimEnd() ?? '';
    if (text === '')
        return [];
    const cut = text.length > MAX_OUTPUT ? [{ as: 'output', text: `\u2026 ${text.length - MAX_OUTPUT} more characters` }] : [];
    return [{ as: 'output', text: text.slice(0, MAX_OUTPUT) }, ...cut];
}
const HAS_A_PATH = ['read', 'create', 'edit', 'delete'];
/** The same call with its path as people know it: relative to the workspace where it lies inside. */
function withShortPath(tool, toWorkspace) {
    if (tool.subject === '' || !HAS_A_PATH.includes(tool.kind))
        return tool;
    const short = toWorkspace(tool.subject);
    if (short === undefined)
        return tool;
    return { ...tool, subject: tool.subject.endsWith('/') ? `${short}/` : short };
}
/** One finished call as one line: `Read README.md (54 lines)`, `$ npm test (exit 1, 12.4s)`, `Denied: \u2026`. */
function toolLine(tool, end) {
    if (end.outcome === 'denied')
        return `Denied: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(tool)}${because(end.problem)}`;
    const facts = factsOf(tool, end);
    const behind = facts.length > 0 ? ` (${facts.join(', ')})` : '';
    if (tool.kind === 'shell')
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(tool)}${behind}${end.exitCode ? '' : because(end.problem)}`;
    if (end.outcome === 'failed')
        return `Failed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(tool)}${because(end.problem)}`;
    return `${done(tool).trimEnd()}${behind}`;
}
function because(problem) {
    return problem ? `: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(problem)}` : '';
}
/** What was done, in the past tense. */
function done(tool) {
    const subject = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(tool.subject);
    switch (tool.kind) {
        case 'read':
            return `Read ${subject}`;
        case 'create':
            return `Created ${subject}`;
        case 'edit':
            return `Edited ${subject}`;
        case 'delete':
            return `Deleted ${subject}`;
        case 'search':
            return `Searched for ${subject}`;
        case 'web':
            return /^https?:/.test(subject) ? `Fetched ${subject}` : `Searched the web for ${subject}`;
        case 'mcp':
            return `Called ${subject || (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(tool.name, 60)}`;
        case 'task':
            return `Ran a sub-agent: ${subject}`;
        case 'todo':
            return tool.name.startsWith('read') ? 'Read the to-do list' : 'Updated the to-do list';
        case 'shell':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(tool);
        case 'other':
            return `Used ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(tool)}`;
    }
}
function factsOf(tool, end) {
    const { exitCode, lines, matches, added, removed, durationMs } = end;
    const hasExit = tool.kind === 'shell' && exitCode !== undefined && !end.background;
    return [
        ...(hasExit ? [`exit ${exitCode}`] : []),
        ...(tool.kind === 'shell' && end.outcome === 'failed' && !exitCode ? ['failed'] : []),
        ...(lines === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(lines, 'line')]),
        ...(matches === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(matches, 'hit')]),
        ...(added === undefined && removed === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineCounts */ .Zl)(added ?? 0, removed ?? 0)]),
        ...(end.background ? ['in the background'] : []),
        ...(durationMs !== undefined && durationMs >= WORTH_A_TIME_MS ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)] : []),
    ];
}
/** What is known of a run when it begins: `Cursor 2026.08.11 \u00b7 GPT-5 \u00b7 write \u00b7 session c6b62c6f \u00b7 isolation namespaces`. */
function headLine({ agent, agentVersion, permissions, isolation, report }) {
    // A version carries the hash of its commit, a session id has 36 characters: a person needs neither.
    const version = agentVersion.replace(/-[0-9a-f]{7,}$/, '');
    return [
        version === '' ? agent : `${agent} ${version}`,
        // A name with our separator in it could pass for what we say.
        ...(report.model && !report.model.includes('\u00b7') ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(report.model, 60)] : []),
        permissions,
        ...(report.sessionId ? [`session ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(report.sessionId, 60).slice(0, 8)}`] : []),
        `isolation ${isolation}`,
    ].join(' \u00b7 ');
}
/** What was left of the agent's process tree. */
function survivorLines(ended, left) {
    const names = (list) => {
        const shown = list.slice(0, 10).map(({ name, pid }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 40)} (pid ${pid})`);
        return [...shown, ...(list.length > 10 ? [`${list.length - 10} more`] : [])].join(', ');
    };
    return [
        ...(ended.length > 0 ? [`Ended what the agent had left running: ${names(ended)}`] : []),
        ...(left.length > 0 ? [`Could not end what the agent had left running: ${names(left)}`] : []),
    ];
}
/** What went wrong with the list of files, and what was put back. */
function ledgerLines({ problems, reverted }) {
    const more = reverted.length > 10 ? `, and ${reverted.length - 10} more` : '';
    const back = reverted.slice(0, 10).map((path) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(path, 100));
    return [...problems, ...(back.length > 0 ? [`Put back: ${back.join(', ')}${more}`] : [])];
}
/** What a run is doing that has been silent: `still running: $ npm run e2e (1m 30s)`. */
function stillRunning(open, now) {
    const [oldest] = open;
    if (!oldest)
        return 'still waiting for the agent';
    const more = open.length > 1 ? `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(open.length - 1, 'more call')}` : '';
    return `still running: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(oldest.tool)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(now - oldest.since)})${more}`;
}
const CONCLUSION_WORDS = {
    success: ['Succeeded', 'in'],
    failure: ['Failed', 'after'],
    timed_out: ['Timed out', 'after'],
    cancelled: ['Cancelled', 'after'],
};
/**
 * The last line: how it ended and what was done, or why it failed.
 *
 * @param durationMs undefined when no agent was started
 */
function endLine(verdict, report, files, durationMs) {
    const facts = [
        ...(report.tools.total > 0 ? [toolCounts(report)] : []),
        ...(files > 0 ? [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(files, 'file')} written`] : []),
        ...(report.usage ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(report.usage)] : []),
    ];
    const [ended, preposition] = CONCLUSION_WORDS[verdict.conclusion];
    const time = durationMs === undefined ? '' : ` ${preposition} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    const about = verdict.conclusion === 'success' ? facts.join(', ') : verdict.sentence;
    return `${ended}${time}${about ? `: ${about}` : ''}`;
}
/** `7 tool calls (1 failed, 1 denied)`. */
function toolCounts({ tools }) {
    const marks = [
        ...(tools.failed > 0 ? [`${tools.failed} failed`] : []),
        ...(tools.denied > 0 ? [`${tools.denied} denied`] : []),
    ];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(tools.total, 'tool call')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}


/***/ }),

/***/ 5058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  summaryOf: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./lib/json.js
var json = __nccwpck_require__(6413);
// EXTERNAL MODULE: ./lib/render/text.js
var render_text = __nccwpck_require__(2801);
// EXTERNAL MODULE: ./lib/answer/findings.js
var answer_findings = __nccwpck_require__(7374);
;// CONCATENATED MODULE: ./lib/answer/summary.js
// The parts of the step summary that show a valid answer as data.



/** Rows that a person still reads. */
const MAX_ROWS = 50;
/** Bytes of the table and of the findings. */
const MAX_TABLE = 8 * 1024;
const MAX_FINDINGS = 16 * 1024;
/** The scalars at the top of the answer, as a table; empty when there are none. */
function scalarTable(answer, inert, fitting) {
    if (!answer?.isValid)
        return '';
    const entries = Object.entries((0,json/* asObject */.eB)(answer.value) ?? { answer: answer.value });
    const rows = entries
        .filter(([, value]) => typeof value !== 'object' || value === null)
        .map(([name, value]) => `| ${inert(name)} | ${inert(String(value))} |`);
    if (rows.length === 0)
        return '';
    return ['| Answer | |', '| --- | --- |', ...fitting(rows.slice(0, MAX_ROWS), MAX_TABLE)].join('\n');
}
/** All findings, those without an annotation with the reason; empty when none are asked for. */
function findingsPart(findings, inert, fitting) {
    if (!findings)
        return '';
    const { placed, unplaced, problems } = findings;
    const all = answer_findings/* LEVELS */.A_.flatMap((level) => [...placed, ...unplaced].filter((finding) => finding.level === level));
    if (all.length === 0 && problems.length === 0)
        return '';
    const shown = fitting(all.slice(0, MAX_ROWS).map((finding) => row(finding, inert)), MAX_FINDINGS);
    const more = all.length - shown.length;
    const table = ['| Level | Place | Finding |', '| --- | --- | --- |', ...shown];
    const counts = answer_findings/* LEVELS */.A_.map((level) => [level, all.filter((finding) => finding.level === level).length]);
    const marks = counts.filter(([, n]) => n > 0).map(([level, n]) => (0,render_text/* counted */.hS)(n, level));
    return [
        `#### Findings: ${marks.join(', ') || 'none'}`,
        ...(shown.length > 0 ? ['', ...table] : []),
        ...(more > 0 ? ['', `${(0,render_text/* counted */.hS)(more, 'more finding')}, in the output \`structured_output\`.`] : []),
        ...(problems.length > 0
            ? [
                '',
                ...fitting(problems.map((text) => `- ${inert(text)}`), MAX_TABLE),
            ]
            : []),
    ].join('\n');
}
function row({ level, path, line, title, message, problem }, inert) {
    const place = `${inert(`${path}:${line}`)}${problem === undefined ? '' : ` (${inert(problem)})`}`;
    return `| ${level} | ${place} | ${inert(title === '' ? message : `${title}: ${message}`)} |`;
}

// EXTERNAL MODULE: ./lib/guard/neutral.js
var neutral = __nccwpck_require__(7770);
// EXTERNAL MODULE: ./lib/outcome.js
var lib_outcome = __nccwpck_require__(3259);
// EXTERNAL MODULE: ./lib/report.js
var report = __nccwpck_require__(9293);
// EXTERNAL MODULE: ./lib/render/log.js
var log = __nccwpck_require__(4858);
;// CONCATENATED MODULE: ./node_modules/marked/lib/marked.esm.js
/**
 * marked v18.2.1 - a markdown parser
 * Copyright (c) 2018-2026, MarkedJS. (MIT License)
 * Copyright (c) 2011-2018, Christopher Jeffrey. (MIT License)
 * https://github.com/markedjs/marked
 */

/**
 * DO NOT EDIT THIS FILE
 * The code in this file is generated from files in ./src/
 */

function G(){return{async:!1,breaks:!1,extensions:null,gfm:!0,hooks:null,pedantic:!1,renderer:null,silent:!1,tokenizer:null,walkTokens:null}}var S=G();function ue(l){S=l}var q={exec:()=>null};function D(l){let e=[];return t=>{let n=Math.max(0,Math.min(3,t-1)),r=e[n];return r||(r=l(n),e[n]=r),r}}function g(l,e=""){let t=typeof l=="string"?l:l.source,n={replace:(r,s)=>{let o=typeof s=="string"?s:s.source;return o=o.replace(O.caret,"$1"),t=t.replace(r,o),n},getRegex:()=>new RegExp(t,e)};return n}var _e=((l="")=>{try{return!!new RegExp("(?<=1)(?<!1)"+l)}catch{return!1}})(),O={codeRemoveIndent:/^(?: {0,3}\t| {1,4})/gm,listInterruptsParagraph:/^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,outputLinkReplace:/\\([\[\]])/g,indentCodeCompensation:/^(\s+)(?:```)/,beginningSpace:/^\s+/,endingHash:/#$/,startingSpaceChar:/^ /,endingSpaceChar:/ $/,endingSpaceTabChar:/[ \t]$/,nonSpaceChar:/[^ ]/,newLineCharGlobal:/\n/g,tabCharGlobal:/\t/g,leadingSpaceTab:/^[ \t]+/,multipleSpaceGlobal:/\s+/g,blankLine:/^[ \t]*$/,doubleBlankLine:/\n[ \t]*\n[ \t]*$/,blockquoteStart:/^ {0,3}>/,blockquoteSetextReplace:/\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,blockquoteSetextReplace2:/^ {0,3}>[ \t]?/gm,blockquoteMarkerWhitespace:/^( {0,3}>)(\t[ \t]*)/gm,nestedBlockMarker:/^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,listReplaceNesting:/^ {1,4}(?=( {4})*[^ ])/g,listIsTask:/^\[[ xX]\][ \t]+\S/,listReplaceTask:/^\[[ xX]\][ \t]+/,listTaskCheckbox:/\[[ xX]\]/,anyLine:/\n.*\n/,hrefBrackets:/^<(.*)>$/,tableDelimiter:/[:|]/,tableAlignChars:/^\||\| *$/g,tableRowBlankLine:/\n[ \t]*$/,tableAlignRight:/^ *-+: *$/,tableAlignCenter:/^ *:-+: *$/,tableAlignLeft:/^ *:-+ *$/,startATag:/^<a /i,endATag:/^<\/a>/i,startPreScriptTag:/^<(pre|code|kbd|script)(\s|>)/i,endPreScriptTag:/^<\/(pre|code|kbd|script)(\s|>)/i,startAngleBracket:/^</,endAngleBracket:/>$/,pedanticHrefTitle:/^([^'"]*[^\s])\s+(['"])(.*)\2/,unicodeAlphaNumeric:/[\p{L}\p{N}]/u,numericCharacterReference:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,numericCharacterReferenceOrAmpersand:/&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,escapeTest:/[&<>"']/,escapeReplace:/[&<>"']/g,escapeTestNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,escapeReplaceNoEncode:/[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,caret:/(^|[^\[])\^/g,percentDecode:/%25/g,findPipe:/\|/g,splitPipe:/ \|/,slashPipe:/\\\|/g,carriageReturn:/\r\n|\r/g,spaceLine:/^ +$/gm,notSpaceStart:/^\S*/,endingNewline:/\n$/,listItemRegex:l=>new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),nextBulletRegex:D(l=>new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),hrRegex:D(l=>new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),fencesBeginRegex:D(l=>new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),headingBeginRegex:D(l=>new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),pedanticHeadingBeginRegex:D(l=>new RegExp(`^ {0,${l}}#`)),htmlBeginRegex:D(l=>new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`,"i")),blockquoteBeginRegex:D(l=>new RegExp(`^ {0,${l}}>`)),nestedContainerMarkers:/^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/},Ge=/^(?:[ \t]*(?:\n|$))+/,Ne=/^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/,Fe=/^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/,V=/^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/,Qe=/^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/,ce=/ {0,3}(?:[*+-]|\d{1,9}[.)])/,he="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul",J=g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag",he).getRegex(),$e=/^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/,Le=g($e).replace(/bull/g,ce).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g,"").replace(/html/g,J).getRegex(),We=g($e).replace(/bull/g,ce).replace(/blockCode/g,/(?: {4}| {0,3}\t)/).replace(/fences/g,/ {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g,/ {0,3}>/).replace(/heading/g,/ {0,3}#{1,6}(?:\s|$)/).replace(/hr/g,/ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g,/ {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g,J).getRegex(),de=/^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/,Ue=/^[^\n]+/,ge=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/,Ke=g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label",ge).replace("title",/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex(),Xe=g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g,ce).getRegex(),ke=/<!--(?:-?>|[\s\S]*?(?:-->|$))/,Ve=g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))","i").replace("comment",ke).replace("tag",he).replace("attribute",/[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex(),Ce=l=>g(de).replace("hr",V).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("|table","").replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list",l).replace("html",J).getRegex(),Je=Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/),Ye=Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/),et=g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph",Ye).getRegex(),fe={blockquote:et,code:Ne,def:Ke,fences:Fe,heading:Qe,hr:V,html:Ve,lheading:Le,list:Xe,newline:Ge,paragraph:Je,table:q,text:Ue},Pe=g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr",V).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("blockquote"," {0,3}>").replace("code","(?: {4}| {0,3}	)[^\\n]").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html",J).getRegex(),tt={...fe,lheading:We,table:Pe,paragraph:g(de).replace("hr",V).replace("heading"," {0,3}#{1,6}(?:\\s|$)").replace("|lheading","").replace("table",Pe).replace("blockquote"," {0,3}>").replace("fences"," {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list"," {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html",J).getRegex()},nt={...fe,html:g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment",ke).replace(/tag/g,"(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),def:/^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,heading:/^(#{1,6})(.*)(?:\n+|$)/,fences:q,lheading:/^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,paragraph:g(de).replace("hr",V).replace("heading",` *#{1,6} *[^
]`).replace("|table","").replace("blockquote"," {0,3}>").replace("|fences","").replace("|list","").replace("|html","").replace("|tag","").replace("lheading",Le).getRegex()},rt=/^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/,st=/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/,Ie=/^( {2,}|\\)\n(?!\s*$)[ \t]*/,it=/^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/,L=/[\p{P}\p{S}]/u,N=/[\s\p{P}\p{S}]/u,Y=/[^\s\p{P}\p{S}]/u,ot=g(/^((?![*_])punctSpace)/,"u").replace(/punctSpace/g,N).getRegex(),at=/[\p{Pi}\p{Ps}"']/u,Ae=/(?!~)[\p{P}\p{S}]/u,lt=/(?!~)[\s\p{P}\p{S}]/u,ut=/(?:[^\s\p{P}\p{S}]|~)/u,pt=g(/link|precode-code|html/,"g").replace("link",/\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-",_e?"(?<!`)()":"(^^|[^`])").replace("code",/(?<b>`+)[^`]+\k<b>(?!`)/).replace("html",/<(?! )[^<>]*?>/).getRegex(),Ee=/^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/,ct=g(Ee,"u").replace(/punct/g,L).getRegex(),ht=g(Ee,"u").replace(/punct/g,Ae).getRegex(),dt=/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/,gt=g(dt,"u").replace(/openQuote/g,at).replace(/punct/g,L).getRegex(),ze="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)",kt=g(ze,"gu").replace(/notPunctSpace/g,Y).replace(/punctSpace/g,N).replace(/punct/g,L).getRegex(),ft=g(ze,"gu").replace(/notPunctSpace/g,ut).replace(/punctSpace/g,lt).replace(/punct/g,Ae).getRegex(),mt="^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)",xt=g(mt,"gu").replace(/notPunctSpace/g,Y).replace(/punctSpace/g,N).replace(/punct/g,L).getRegex(),bt=g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)","gu").replace(/notPunctSpace/g,Y).replace(/punctSpace/g,N).replace(/punct/g,L).getRegex(),Rt="^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)",Tt=g(Rt,"gu").replace(/notPunctSpace/g,Y).replace(/punctSpace/g,N).replace(/punct/g,L).getRegex(),Ot=g(/^~~?(?:((?!~)punct)|[^\s~])/,"u").replace(/punct/g,L).getRegex(),wt="^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)",Pt=g(wt,"gu").replace(/notPunctSpace/g,Y).replace(/punctSpace/g,N).replace(/punct/g,L).getRegex(),yt=g(/\\(punct)/,"gu").replace(/punct/g,L).getRegex(),St=g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/,"gu").replace(/punct/g,L).getRegex(),_t=g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme",/[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email",/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex(),$t=g(ke).replace("(?:-->|$)","-->").getRegex(),Lt=g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment",$t).replace("attribute",/\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex(),Me=/\[(?:\\[\s\S]|[^\[\]\\])*\]/,ie=g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets",Me).getRegex(),Ct=g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label",ie).replace("href",/<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title",/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex(),It=g(/^!?\[(label)\]\[(ref)\]/).replace("label",ie).replace("ref",ge).getRegex(),At=g(/^!?\[(ref)\](?:\[\])?/).replace("ref",ge).getRegex(),ye=/(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/,Et=g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets",Me).getRegex(),zt=g("reflink|nolink(?!\\()","g").replace("reflink",g(/^!?\[(label)\]\[(ref)\]/).replace("label",Et).replace("ref",ye).getRegex()).replace("nolink",g(/^!?\[(ref)\](?:\[\])?/).replace("ref",ye).getRegex()).getRegex(),Se=/[hH][tT][tT][pP][sS]?|[fF][tT][pP]/,Mt=/[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/,Bt=g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g,Mt).getRegex(),me={_backpedal:q,anyPunctuation:yt,anyPunctuationOutsideCode:St,autolink:_t,blockSkip:pt,br:Ie,code:st,del:q,delLDelim:q,delRDelim:q,emStrongLDelim:ct,emStrongRDelimAst:kt,emStrongRDelimUnd:bt,escape:rt,link:Ct,nolink:At,punctuation:ot,reflink:It,reflinkSearch:zt,tag:Lt,text:it,url:q},Dt={...me,emStrongLDelim:gt,emStrongRDelimAst:xt,emStrongRDelimUnd:Tt,link:g(/^!?\[(label)\]\((.*?)\)/).replace("label",ie).getRegex(),reflink:g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label",ie).getRegex()},pe={...me,emStrongRDelimAst:ft,emStrongLDelim:ht,delLDelim:Ot,delRDelim:Pt,url:g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol",Bt).replace("protocol",Se).replace("email",/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),_backpedal:/(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,del:/^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,text:g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol",Se).replace(/emailProtocol/g,/(?:mailto|xmpp):/).replace("wwwStart",_e?"(?<![^\\s*_~(])www\\.":"www\\.").getRegex()},qt={...pe,br:g(Ie).replace("{2,}","*").getRegex(),text:g(pe.text).replace("\\b_","\\b_| {2,}\\n").replace(/\{2,\}/g,"*").getRegex()},ee={normal:fe,gfm:tt,pedantic:nt},F={normal:me,gfm:pe,breaks:qt,pedantic:Dt};var vt={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},Be=l=>vt[l];function y(l,e){if(e){if(O.escapeTest.test(l))return l.replace(O.escapeReplace,Be)}else if(O.escapeTestNoEncode.test(l))return l.replace(O.escapeReplaceNoEncode,Be);return l}function De(l){return O.numericCharacterReference.test(l)?l.replace(O.numericCharacterReferenceOrAmpersand,(e,t,n)=>{if(t===void 0&&n===void 0)return"&amp;";let r=t===void 0?Number.parseInt(n,16):Number.parseInt(t,10);return r===0||r>1114111||r>=55296&&r<=57343?"\uFFFD":r===38?"&amp;":String.fromCodePoint(r)}):l}function xe(l){try{l=encodeURI(l).replace(O.percentDecode,"%")}catch{return null}return l}function be(l,e){let t=l.replace(O.findPipe,(s,o,i)=>{let a=!1,c=o;for(;--c>=0&&i[c]==="\\";)a=!a;return a?"|":" |"}),n=t.split(O.splitPipe),r=0;if(n[0].trim()||n.shift(),n.length>0&&!n.at(-1)?.trim()&&n.pop(),e)if(n.length>e)n.splice(e);else for(;n.length<e;)n.push("");for(;r<n.length;r++)n[r]=n[r].trim().replace(O.slashPipe,"|");return n}function C(l,e,t){let n=l.length;if(n===0)return"";let r=0;for(;r<n;){let s=l.charAt(n-r-1);if(s===e&&!t)r++;else if(s!==e&&t)r++;else break}return l.slice(0,n-r)}function Re(l){let e=l.split(`
`),t=e.length-1;for(;t>=0&&O.blankLine.test(e[t]);)t--;return e.length-t<=2?l:e.slice(0,t+1).join(`
`)}function W(l){return l.trim().replace(O.multipleSpaceGlobal," ").toLowerCase().toUpperCase().toLowerCase()}function Te(l,e){if(l.indexOf(e[0])===-1&&l.indexOf(e[1])===-1)return-1;let t=0;for(let n=0;n<l.length;n++)if(l[n]==="\\")n++;else if(l[n]===e[0])t++;else if(l[n]===e[1]&&(t--,t<0))return n;return t>0?-2:-1}var Q=new WeakMap;function Oe(l){let e={"*":-1,_:-1},t=-1,n=l.length;for(let r=0;r<n;r++){let s=l[r];if(s!=="*"&&s!=="_"&&s!=="~")continue;let o=r===0?`
`:l[r-1],i=r+1;for(;i<n&&l[i]===s;)i++;o!==" "&&o!=="	"&&o!==`
`&&o!=="\r"&&o!=="\f"&&(s==="~"?t=r:e[s]=r),r=i-1}return{maskedSrc:l,lastPossibleEmStrongCloserIndex:e,lastPossibleDelCloserIndex:t}}function qe(l,e){let t=Oe(e),n=Q.get(l);n?n.push(t):Q.set(l,[t])}function ve(l){let e=Q.get(l);e&&(e.pop(),e.length===0&&Q.delete(l))}function oe(l,e,t){let n=Q.get(l)?.at(-1);return n&&n.maskedSrc===e?n.lastPossibleEmStrongCloserIndex[t]:Oe(e).lastPossibleEmStrongCloserIndex[t]}function ae(l,e){let t=Q.get(l)?.at(-1);return t&&t.maskedSrc===e?t.lastPossibleDelCloserIndex:Oe(e).lastPossibleDelCloserIndex}function te(l,e=0){let t=e,n="";for(let r of l)if(r==="	"){let s=4-t%4;n+=" ".repeat(s),t+=s}else n+=r,t++;return n}function Ht(l,e){let t="";for(let n=0;n<l.length;n++){if(l[n]==="`"){let r=e.inline.code.exec(l.slice(n));if(r){t+=r[0],n+=r[0].length-1;continue}}if(l[n]==="\\"&&(l[n+1]==="["||l[n+1]==="]")){t+=l[n+1],n++;continue}t+=l[n]}return t}function He(l,e,t,n,r){let s=e.href,o=e.title||null,i=Ht(l[1],r),a=l[0].charAt(0)==="!",c=n.state.inLink,u=n.state.linkEmitted,d=n.state.inRawBlock;n.state.inLink=!0,n.state.linkEmitted=!1;let h=n.inlineTokens(i),p=n.state.linkEmitted;if(n.state.linkEmitted=u,n.state.inLink=c,!a){if(p){n.state.inRawBlock=d;return}n.state.linkEmitted=!0}return{type:a?"image":"link",raw:t,href:s,title:o,text:i,tokens:h}}function Zt(l,e,t){let n=l.match(t.other.indentCodeCompensation);if(n===null)return e;let r=n[1];return e.split(`
`).map(s=>{let o=s.match(t.other.beginningSpace);if(o===null)return s;let[i]=o;return s.slice(Math.min(i.length,r.length))}).join(`
`)}function Ze(l,e,t,n){if(!e.includes("<"))return!1;for(let r=0;r<e.length;r++){if(e[r]==="\\"){r++;continue}if(e[r]==="`"){let i=n.inline.code.exec(e.slice(r));if(i){r+=i[0].length-1;continue}}if(e[r]!=="<")continue;let s=l.slice(t+r),o=n.inline.tag.exec(s)||n.inline.autolink.exec(s);if(o){if(o[0].length>e.length-r)return!0;r+=o[0].length-1}}return!1}var _=class{options;rules;lexer;constructor(e){this.options=e||S}space(e){let t=this.rules.block.newline.exec(e);if(t&&t[0].length>0)return{type:"space",raw:t[0]}}code(e){let t=this.rules.block.code.exec(e);if(t){let n=this.options.pedantic?t[0]:Re(t[0]),r=n.replace(this.rules.other.codeRemoveIndent,"");return{type:"code",raw:n,codeBlockStyle:"indented",text:r}}}fences(e){let t=this.rules.block.fences.exec(e);if(t){let n=t[0],r=Zt(n,t[3]||"",this.rules);return t[3]!==void 0&&(r===""||r.endsWith(`
`))&&(r+=`
`),{type:"code",raw:n,lang:t[2]?t[2].trim().replace(this.rules.inline.anyPunctuation,"$1"):t[2],text:r}}}heading(e){let t=this.rules.block.heading.exec(e);if(t){let n=t[2].trim();if(this.rules.other.endingHash.test(n)){let r=C(n,"#");(this.options.pedantic||!r||this.rules.other.endingSpaceTabChar.test(r))&&(n=r.trim())}return{type:"heading",raw:C(t[0],`
`),depth:t[1].length,text:n,tokens:this.lexer.inline(n)}}}hr(e){let t=this.rules.block.hr.exec(e);if(t)return{type:"hr",raw:C(t[0],`
`)}}blockquote(e){let t=this.rules.block.blockquote.exec(e);if(t){let n=C(t[0],`
`).split(`
`),r="",s="",o=[];for(;n.length>0;){let i=!1,a=[],c;for(c=0;c<n.length;c++)if(this.rules.other.blockquoteStart.test(n[c]))a.push(n[c]),i=!0;else if(!i)a.push(n[c]);else break;n=n.slice(c);let u=a.join(`
`),d=u.replace(this.rules.other.blockquoteMarkerWhitespace,(k,m,b)=>b.startsWith(" ")?m+" "+b.slice(1):m+te(b,m.length)).replace(this.rules.other.blockquoteSetextReplace,`
    $1`).replace(this.rules.other.blockquoteSetextReplace2,"");r=r?`${r}
${u}`:u,s=s?`${s}
${d}`:d;let h=this.lexer.state.top;if(this.lexer.state.top=!0,this.lexer.blockTokens(d,o,!0),this.lexer.state.top=h,n.length===0)break;let p=o.at(-1);if(p?.type==="code"||p?.type==="heading"||p?.type==="hr"||p?.type==="html"||p?.type==="table")break;if(p?.type==="blockquote"){let k=p,m=n.join(`
`),b=k.raw+`
`+m.replace(this.rules.other.blockquoteSetextReplace2,""),f=this.blockquote(b);o[o.length-1]=f;let R=b.substring(f.raw.length).replace(/^\n/,""),E=R?R.split(`
`).length:0,T=E?n.slice(0,-E):n;if(T.length>0&&(r=`${r}
${T.join(`
`)}`),s=s.substring(0,s.length-k.text.length)+f.text,n=n.slice(T.length),n.length>0&&this.rules.other.blockquoteStart.test(n[0]))continue;break}else if(p?.type==="list"){let k=p,m=k.raw+`
`+n.join(`
`),b=this.list(m);o[o.length-1]=b;let f=b.raw.length>k.raw.length?m.slice(k.raw.length+1,b.raw.length).split(`
`).length:0;if(f>0){let R=n.slice(0,f).join(`
`);r=`${r}
${R}`,s=`${s}
${R}`}if(n=n.slice(f),n.length>0&&!this.rules.other.blockquoteStart.test(n[0]))break;continue}}return{type:"blockquote",raw:r,tokens:o,text:s}}}list(e){let t=this.rules.block.list.exec(e);if(t){if(!this.options.pedantic&&this.lexer.state.lastToken?.type==="text"&&!this.rules.other.listInterruptsParagraph.test(e))return;let n=e,r=()=>n.length-e.length,s=t[1].trim(),o=s.length>1,i={type:"list",raw:"",ordered:o,start:o?+s.slice(0,-1):"",loose:!1,items:[]};s=o?`\\d{1,9}\\${s.slice(-1)}`:`\\${s}`,this.options.pedantic&&(s=o?s:"[*+-]");let a=this.rules.other.listItemRegex(s),c=!1;for(;e;){let h=!1,p="";if(!(t=a.exec(e))||this.rules.block.hr.test(e))break;let k=r();e=e.substring(t[0].length);let m=t[2].split(`
`,1)[0],b=t[1].length,f=this.options.pedantic?te(m,b):m.replace(this.rules.other.leadingSpaceTab,H=>te(H,b)),R=e.split(`
`,1)[0],E=!f.trim(),T=0;if(this.options.pedantic?(T=2,p=f.trimStart()):E?T=b+1:(T=f.search(this.rules.other.nonSpaceChar),T=T>4?1:T,p=f.slice(T),T+=b),E&&this.rules.other.blankLine.test(R)&&(e=e.substring(R.length+1),h=!0),!h){let H=this.rules.other.nextBulletRegex(T),K=this.rules.other.hrRegex(T),re=this.rules.other.fencesBeginRegex(T),B=this.options.pedantic?this.rules.other.pedanticHeadingBeginRegex(T):this.rules.other.headingBeginRegex(T),X=this.rules.other.htmlBeginRegex(T),se=this.rules.other.blockquoteBeginRegex(T),le=!1;for(;e;){let we=e.split(`
`,1)[0],Z;if(R=we,this.options.pedantic?(R=R.replace(this.rules.other.listReplaceNesting,"  "),Z=R):Z=R.replace(this.rules.other.leadingSpaceTab,$=>te($)),re.test(R)||B.test(R)||X.test(R)||se.test(R)||H.test(R)||K.test(R))break;if(Z.search(this.rules.other.nonSpaceChar)>=T||!R.trim())p+=`
`+Z.slice(T),le=!1;else{if(E)break;let $=f;if(!this.options.pedantic&&!p.includes(`
`)&&!f.includes("	")){let j;for(;!K.test($)&&(j=this.rules.other.nestedBlockMarker.exec($));)$=$.slice(j[0].length);if(!$.trim())break}if($.replace(this.rules.other.tabCharGlobal,"    ").search(this.rules.other.nonSpaceChar)>=4||re.test($)||B.test($)||X.test($)||K.test($))break;if(!this.options.pedantic&&!le){let j=f.replace(this.rules.other.nestedContainerMarkers,"");if(this.rules.block.fences.test(j)||this.rules.block.heading.test(j)||this.rules.block.hr.test(j))break}let je=!this.options.pedantic&&/^ {0,3}(?:=+|-+) *$/.test(R)&&this.rules.block.lheading.test(`${f}
${R}`)?`    ${Z.replace(/^ {0,3}/,"")}`:R;p+=`
`+je,le=!0}E=!R.trim(),e=e.substring(we.length+1),f=Z.slice(T)}}let U=n.slice(k,r());i.loose||(c?i.loose=!0:this.rules.other.doubleBlankLine.test(U)&&(c=!0)),i.items.push({type:"list_item",raw:U,task:!!this.options.gfm&&this.rules.other.listIsTask.test(p),loose:!1,text:p,tokens:[]})}let u=i.items.at(-1);if(u)u.raw=u.raw.trimEnd(),u.text=u.text.trimEnd();else return;i.raw=n.slice(0,r()).trimEnd();let d=[];for(let h of i.items)if(this.lexer.state.top=!1,d.push(this.lexer.inlineQueue.length),h.tokens=this.lexer.blockTokens(h.text,[]),!i.loose){let p=h.tokens.filter(m=>m.type==="space"),k=p.length>0&&p.some(m=>this.rules.other.anyLine.test(m.raw));i.loose=k}for(let h=0;h<i.items.length;h++){let p=i.items[h],k=p.tokens[0];if(p.task&&(k?.type==="text"||k?.type==="paragraph")){p.text=p.text.replace(this.rules.other.listReplaceTask,""),k.raw=k.raw.replace(this.rules.other.listReplaceTask,""),k.text=k.text.replace(this.rules.other.listReplaceTask,"");let m=this.lexer.inlineQueue;for(let f=d[h];f<m.length;f++)if(m[f].tokens===k.tokens){m[f].src=m[f].src.replace(this.rules.other.listReplaceTask,"");break}let b=this.rules.other.listTaskCheckbox.exec(p.raw);if(b){let f={type:"checkbox",raw:b[0]+" ",checked:b[0]!=="[ ]"};p.checked=f.checked,i.loose?p.tokens[0]&&["paragraph","text"].includes(p.tokens[0].type)&&"tokens"in p.tokens[0]&&p.tokens[0].tokens?(p.tokens[0].raw=f.raw+p.tokens[0].raw,p.tokens[0].text=f.raw+p.tokens[0].text,p.tokens[0].tokens.unshift(f)):p.tokens.unshift({type:"paragraph",raw:f.raw,text:f.raw,tokens:[f]}):p.tokens.unshift(f)}}else p.task&&(p.task=!1)}if(i.loose)for(let h of i.items){h.loose=!0;for(let p of h.tokens)p.type==="text"&&(p.type="paragraph")}return i}}html(e){let t=this.rules.block.html.exec(e);if(t){if(this.lexer.state.lastToken?.type==="paragraph"&&!this.rules.other.htmlBeginRegex(4).test(e))return;let n=Re(t[0]);return{type:"html",block:!0,raw:n,pre:t[1]==="pre"||t[1]==="script"||t[1]==="style",text:n}}}def(e){let t=this.rules.block.def.exec(e);if(t){if(!this.rules.other.startAngleBracket.test(t[2])&&Te(t[2],"()")!==-1)return;let n=W(t[1]),r=t[2]?t[2].replace(this.rules.other.hrefBrackets,"$1").replace(this.rules.inline.anyPunctuation,"$1"):"",s=t[3]?t[3].substring(1,t[3].length-1).replace(this.rules.inline.anyPunctuation,"$1"):t[3];return{type:"def",tag:n,raw:C(t[0],`
`),href:r,title:s}}}table(e){let t=this.rules.block.table.exec(e);if(!t||!this.rules.other.tableDelimiter.test(t[2]))return;let n=be(t[1]),r=t[2].replace(this.rules.other.tableAlignChars,"").split("|"),s=t[3]?.trim()?t[3].replace(this.rules.other.tableRowBlankLine,"").split(`
`):[],o={type:"table",raw:C(t[0],`
`),header:[],align:[],rows:[]};if(n.length===r.length){for(let i of r)this.rules.other.tableAlignRight.test(i)?o.align.push("right"):this.rules.other.tableAlignCenter.test(i)?o.align.push("center"):this.rules.other.tableAlignLeft.test(i)?o.align.push("left"):o.align.push(null);for(let i=0;i<n.length;i++)o.header.push({text:n[i],tokens:this.lexer.inline(n[i]),header:!0,align:o.align[i]});for(let i of s)o.rows.push(be(i,o.header.length).map((a,c)=>({text:a,tokens:this.lexer.inline(a),header:!1,align:o.align[c]})));return o}}lheading(e){let t=this.rules.block.lheading.exec(e);if(t){let n=t[1].trim();return{type:"heading",raw:C(t[0],`
`),depth:t[2].charAt(0)==="="?1:2,text:n,tokens:this.lexer.inline(n)}}}paragraph(e){let t=this.rules.block.paragraph.exec(e);if(t){let n=t[1].charAt(t[1].length-1)===`
`?t[1].slice(0,-1):t[1];return{type:"paragraph",raw:t[0],text:n,tokens:this.lexer.inline(n)}}}text(e){let t=this.rules.block.text.exec(e);if(t)return{type:"text",raw:t[0],text:t[0],tokens:this.lexer.inline(t[0])}}escape(e){if(e.charCodeAt(0)!==92)return;let t=this.rules.inline.escape.exec(e);if(t)return{type:"escape",raw:t[0],text:t[1]}}tag(e){if(e.charCodeAt(0)!==60)return;let t=this.rules.inline.tag.exec(e);if(t)return!this.lexer.state.inLink&&this.rules.other.startATag.test(t[0])?this.lexer.state.inLink=!0:this.lexer.state.inLink&&this.rules.other.endATag.test(t[0])&&(this.lexer.state.inLink=!1),!this.lexer.state.inRawBlock&&this.rules.other.startPreScriptTag.test(t[0])?this.lexer.state.inRawBlock=!0:this.lexer.state.inRawBlock&&this.rules.other.endPreScriptTag.test(t[0])&&(this.lexer.state.inRawBlock=!1),{type:"html",raw:t[0],inLink:this.lexer.state.inLink,inRawBlock:this.lexer.state.inRawBlock,block:!1,text:t[0]}}link(e){if(this.lexer.state.linkParenPossible===!1)return;let t=e.charCodeAt(0);if(t!==91&&t!==33)return;let n=this.rules.inline.link.exec(e);if(n){let r=n[0].charAt(0)==="!"?2:1;if(!this.options.pedantic&&Ze(e,n[1],r,this.rules))return;let s=n[2].trim();if(!this.options.pedantic&&this.rules.other.startAngleBracket.test(s)){if(!this.rules.other.endAngleBracket.test(s))return;let c=C(s.slice(0,-1),"\\");if((s.length-c.length)%2===0)return}else{let c=Te(n[2],"()");if(c===-2)return;if(c>-1){let d=(n[0].indexOf("!")===0?5:4)+n[1].length+c;n[2]=n[2].substring(0,c),n[0]=n[0].substring(0,d).trim(),n[3]=""}}let o=C(n[0].slice(0,-1),"\\");if((n[0].length-o.length)%2===0)return;let i=n[2],a="";if(this.options.pedantic){let c=this.rules.other.pedanticHrefTitle.exec(i);c&&(i=c[1],a=c[3])}else a=n[3]?n[3].slice(1,-1):"";return i=i.trim(),this.rules.other.startAngleBracket.test(i)&&(this.options.pedantic&&!this.rules.other.endAngleBracket.test(s)?i=i.slice(1):i=i.slice(1,-1)),He(n,{href:i&&i.replace(this.rules.inline.anyPunctuation,"$1"),title:a&&a.replace(this.rules.inline.anyPunctuation,"$1")},n[0],this.lexer,this.rules)}}reflink(e,t){let n=e.charCodeAt(0);if(n!==91&&n!==33)return;let r;if((r=this.rules.inline.reflink.exec(e))||(r=this.rules.inline.nolink.exec(e))){let s=r[0].charAt(0)==="!"?2:1;if(!this.options.pedantic&&Ze(e,r[1],s,this.rules))return;let o=t[W(r[2]||r[1])];if(!o){let i=r[0].charAt(0);return{type:"text",raw:i,text:i}}return He(r,o,r[0],this.lexer,this.rules)}}emStrong(e,t,n=""){let r=this.rules.inline.emStrongLDelim.exec(e);if(!r||!r[1]&&!r[2]&&!r[3]&&!r[4])return;let s=r[0][0],o=n===s,i=t.length-e.length,a=i;for(;!this.options.pedantic&&a>0&&t[a-1]===s;)a--;let c=[...t.slice(Math.max(0,a-2),a)].at(-1)??"",u=c==="*"||c==="_"||!!this.rules.inline.punctuation.exec(c);a<i&&(n=c);let d=a<i?u:n==="*"||n==="_"||!!this.rules.inline.punctuation.exec(n);if(r[4]&&n.match(this.rules.other.unicodeAlphaNumeric))return;let h=r[1]||r[3]||"";if(!h||!n||d){let p=[...r[0]].length-1,k,m,b=p,f=0,R=i-a+p,E=!this.options.pedantic&&!!c.trim()&&(!!h||s==="*"&&!u);if(s!=="*"&&s!=="_")return;let T=s==="*"?this.rules.inline.emStrongRDelimAst:this.rules.inline.emStrongRDelimUnd,U=oe(this,t,s),H=t.length-e.length+p;if(U<H)return;t=t.slice(-1*e.length+p);let K=U-H;for(T.lastIndex=0;(r=T.exec(t))!==null&&!(r.index>K);){if(k=r[1]||r[2]||r[3]||r[4]||r[5]||r[6],!k)continue;if(m=[...k].length,r[3]||r[4]){b+=m;continue}else if((r[5]||r[6]||E)&&R%3&&!((R+m)%3)){if(o&&(r[5]||r[6]))break;f+=m;continue}if(b-=m,b>0)continue;m=Math.min(m,m+b+f);let re=[...r[0]][0].length,B=e.slice(0,p+r.index+re+m);if(Math.min(p,m)%2){let se=B.slice(1,-1);return{type:"em",raw:B,text:se,tokens:this.lexer.inlineTokens(se)}}let X=B.slice(2,-2);return{type:"strong",raw:B,text:X,tokens:this.lexer.inlineTokens(X)}}}}codespan(e){if(e.charCodeAt(0)!==96)return;let t=this.rules.inline.code.exec(e);if(t){let n=t[2].replace(this.rules.other.newLineCharGlobal," "),r=this.rules.other.nonSpaceChar.test(n),s=this.rules.other.startingSpaceChar.test(n)&&this.rules.other.endingSpaceChar.test(n);return r&&s&&(n=n.substring(1,n.length-1)),{type:"codespan",raw:t[0],text:n}}}br(e){let t=e.charCodeAt(0);if(t!==32&&t!==92&&t!==10)return;let n=this.rules.inline.br.exec(e);if(n)return{type:"br",raw:n[0]}}del(e,t,n=""){if(e.charCodeAt(0)!==126)return;let r=this.rules.inline.delLDelim.exec(e);if(!r)return;if(!(r[1]||"")||!n||this.rules.inline.punctuation.exec(n)){let o=[...r[0]].length-1,i,a,c=o,u=this.rules.inline.delRDelim,d=ae(this,t),h=t.length-e.length+o;if(d<h)return;t=t.slice(-1*e.length+o);let p=d-h;for(u.lastIndex=0;(r=u.exec(t))!==null&&!(r.index>p);){if(i=r[1]||r[2]||r[3]||r[4]||r[5]||r[6],!i||(a=[...i].length,a!==o))continue;if(r[3]||r[4]){c+=a;continue}if(c-=a,c>0)continue;a=Math.min(a,a+c);let k=[...r[0]][0].length,m=e.slice(0,o+r.index+k+a),b=m.slice(o,-o);return{type:"del",raw:m,text:b,tokens:this.lexer.inlineTokens(b)}}}}autolink(e){if(e.charCodeAt(0)!==60)return;let t=this.rules.inline.autolink.exec(e);if(t){let n,r;return t[2]==="@"?(n=t[1],r="mailto:"+n):(n=t[1],r=n),{type:"link",raw:t[0],text:n,href:r,autolink:!0,tokens:[{type:"text",raw:n,text:n}]}}}url(e){let t;if(t=this.rules.inline.url.exec(e)){let n,r;if(t[2]==="@")n=t[0],r="mailto:"+n;else{let s;do s=t[0],t[0]=this.rules.inline._backpedal.exec(t[0])?.[0]??"";while(s!==t[0]);n=t[0],t[1]==="www."?r="http://"+t[0]:r=t[0]}return{type:"link",raw:t[0],text:n,href:r,autolink:!0,tokens:[{type:"text",raw:n,text:n}]}}}inlineText(e){let t=this.rules.inline.text.exec(e);if(t){let n=this.lexer.state.inRawBlock;return{type:"text",raw:t[0],text:n?t[0]:De(t[0]),escaped:n}}}};var w=class l{tokens;options;state;inlineQueue;tokenizer;constructor(e){this.tokens=[],this.tokens.links=Object.create(null),this.options=e||S,this.options.tokenizer=this.options.tokenizer||new _,this.tokenizer=this.options.tokenizer,this.tokenizer.options=this.options,this.tokenizer.lexer=this,this.inlineQueue=[],this.state={inLink:!1,inRawBlock:!1,linkEmitted:!1,linkParenPossible:!0,top:!0};let t={other:O,block:ee.normal,inline:F.normal};this.options.pedantic?(t.block=ee.pedantic,t.inline=F.pedantic):this.options.gfm&&(t.block=ee.gfm,this.options.breaks?t.inline=F.breaks:t.inline=F.gfm),this.tokenizer.rules=t}static get rules(){return{block:ee,inline:F}}static lex(e,t){return new l(t).lex(e)}static lexInline(e,t){return new l(t).inlineTokens(e)}lex(e){e=e.replace(O.carriageReturn,`
`),this.blockTokens(e,this.tokens);for(let t=0;t<this.inlineQueue.length;t++){let n=this.inlineQueue[t];this.state.inRawBlock=!1,this.inlineTokens(n.src,n.tokens)}return this.inlineQueue=[],this.tokens}blockTokens(e,t=[],n=!1){this.tokenizer.lexer=this;let r=this.state.lastToken;this.options.pedantic&&(e=e.replace(O.tabCharGlobal,"    ").replace(O.spaceLine,""));let s=1/0,o,i=this.options.gfm&&!this.options.pedantic&&this.tokenizer.paragraph===_.prototype.paragraph;for(;e;){if(e.length<s)s=e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}this.state.lastToken=t.at(-1);let a;if(this.options.extensions?.block?.some(u=>(a=u.call({lexer:this},e,t))?(e=e.substring(a.raw.length),t.push(a),!0):!1))continue;if(a=this.tokenizer.space(e)){e=e.substring(a.raw.length);let u=t.at(-1);a.raw.length===1&&u!==void 0?u.raw+=`
`:t.push(a);continue}if(a=this.tokenizer.code(e)){e=e.substring(a.raw.length);let u=t.at(-1);u?.type==="paragraph"||u?.type==="text"?(u.raw+=(u.raw.endsWith(`
`)?"":`
`)+a.raw,u.text+=`
`+a.text,this.inlineQueue.at(-1).src=u.text):t.push(a);continue}if(a=this.tokenizer.fences(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.heading(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.hr(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.blockquote(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.list(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.html(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.def(e)){e=e.substring(a.raw.length);let u=t.at(-1);u?.type==="paragraph"||u?.type==="text"?(u.raw+=(u.raw.endsWith(`
`)?"":`
`)+a.raw,u.text+=`
`+a.raw,this.inlineQueue.at(-1).src=u.text):(this.tokens.links[a.tag]||(this.tokens.links[a.tag]={href:a.href,title:a.title}),t.push(a));continue}if(a=this.tokenizer.table(e)){e=e.substring(a.raw.length),t.push(a);continue}if(a=this.tokenizer.lheading(e)){e=e.substring(a.raw.length),t.push(a);continue}let c=e;if(this.options.extensions?.startBlock){let u=1/0,d=e.slice(1),h;this.options.extensions.startBlock.forEach(p=>{h=p.call({lexer:this},d),typeof h=="number"&&h>=0&&(u=Math.min(u,h))}),u<1/0&&u>=0&&(c=e.substring(0,u+1))}if(this.state.top&&(a=this.tokenizer.paragraph(c))){let u=t.at(-1);(n||u===o&&i)&&u?.type==="paragraph"?(u.raw+=(u.raw.endsWith(`
`)?"":`
`)+a.raw,u.text+=`
`+a.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=u.text,o=u):(t.push(a),o=a),n=c.length!==e.length,e=e.substring(a.raw.length);continue}if(a=this.tokenizer.text(e)){e=e.substring(a.raw.length);let u=t.at(-1);u?.type==="text"?(u.raw+=(u.raw.endsWith(`
`)?"":`
`)+a.raw,u.text+=`
`+a.text,this.inlineQueue.pop(),this.inlineQueue.at(-1).src=u.text):t.push(a);continue}if(e){this.infiniteLoopError(e.charCodeAt(0));break}}return this.state.top=!0,this.state.lastToken=r,t}inline(e,t=[]){return this.inlineQueue.push({src:e,tokens:t}),t}linkInText(e){if(!e.includes("["))return!1;let t=this.tokenizer.rules.inline.link;for(let n of e.matchAll(this.tokenizer.rules.inline.blockSkip))if(t.test(n[0])&&e.charAt(n.index-1)!=="!")return!0;for(let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)){let r=n[0],s=r.lastIndexOf("[");if(!(r.charAt(0)==="!"||!Object.hasOwn(this.tokens.links,W(r.slice(s+1,-1))))&&!(s>1&&this.linkInText(r.slice(1,s-1))))return!0}return!1}inlineTokens(e,t=[]){this.tokenizer.lexer=this;let n=this.state.linkParenPossible;this.state.linkParenPossible=e.includes(")");try{return this.#t(e,t)}finally{this.state.linkParenPossible=n}}#t(e,t){let n=e.includes("*")||e.includes("_")||e.includes("~"),r=n||this.options.hooks?.emStrongMask||this.tokenizer.emStrong!==_.prototype.emStrong||this.tokenizer.del!==_.prototype.del?this.#r(e):e;if(!n)return this.#e(e,r,t);qe(this.tokenizer,r);try{return this.#e(e,r,t)}finally{ve(this.tokenizer)}}#e(e,t,n){let r=!1,s="",o=1/0;for(;e;){if(e.length<o)o=e.length;else{this.infiniteLoopError(e.charCodeAt(0));break}r||(s=""),r=!1;let i;if(this.options.extensions?.inline?.some(u=>(i=u.call({lexer:this},e,n))?(e=e.substring(i.raw.length),n.push(i),!0):!1))continue;if(i=this.tokenizer.escape(e)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.tag(e)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.link(e)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.reflink(e,this.tokens.links)){e=e.substring(i.raw.length);let u=n.at(-1);i.type==="text"&&u?.type==="text"?(u.raw+=i.raw,u.text+=i.text):n.push(i);continue}let a=e[0];if(a==="*"||a==="_"){let u=t.length-e.length;if(oe(this.tokenizer,t,a)<=u){let h=1;for(;h<e.length&&e.charCodeAt(h)===a.charCodeAt(0);)h++;let p=e.substring(0,h),k=n.at(-1);k?.type==="text"&&!k.escaped?(k.raw+=p,k.text+=p):n.push({type:"text",raw:p,text:p,escaped:!1}),e=e.substring(h),s=a,r=!0;continue}}else if(a==="~"){let u=t.length-e.length;if(ae(this.tokenizer,t)<=u){let h=1;for(;h<e.length&&e.charCodeAt(h)===126;)h++;let p=e.substring(0,h),k=n.at(-1);k?.type==="text"&&!k.escaped?(k.raw+=p,k.text+=p):n.push({type:"text",raw:p,text:p,escaped:!1}),e=e.substring(h),s=a,r=!0;continue}}if(i=this.tokenizer.emStrong(e,t,s)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.codespan(e)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.br(e)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.del(e,t,s)){e=e.substring(i.raw.length),n.push(i);continue}if(i=this.tokenizer.autolink(e)){e=e.substring(i.raw.length),n.push(i);continue}if(!this.state.inLink&&(i=this.tokenizer.url(e))){e=e.substring(i.raw.length),n.push(i);continue}let c=e;if(this.options.extensions?.startInline){let u=1/0,d=e.slice(1),h;this.options.extensions.startInline.forEach(p=>{h=p.call({lexer:this},d),typeof h=="number"&&h>=0&&(u=Math.min(u,h))}),u<1/0&&u>=0&&(c=e.substring(0,u+1))}if(i=this.tokenizer.inlineText(c)){e=e.substring(i.raw.length),i.raw.slice(-1)!=="_"&&(s=i.raw.slice(-1)),r=!0;let u=n.at(-1);u?.type==="text"?(u.raw+=i.raw,u.text+=i.text):n.push(i);continue}if(e){this.infiniteLoopError(e.charCodeAt(0));break}}return n}#n(e){let{blockSkip:t,tag:n,autolink:r}=this.tokenizer.rules.inline,s="",o=0,i;for(t.lastIndex=0;i=t.exec(e);){let a=i.index+(i[2]?i[2].length:0),c=i.index+i[0].length;if(e.charAt(a)==="<"){let u=e.slice(a),d=n.exec(u)||r.exec(u);if(!d){t.lastIndex=a+1;continue}c=a+d[0].length,t.lastIndex=c}s+=e.slice(o,a)+"["+"a".repeat(c-a-2)+"]",o=c}return s+e.slice(o)}#r(e){let t=e;if(this.tokens.links&&e.includes("[")){let n=this.tokenizer.rules.inline.reflinkSearch,r=s=>{let o=s.lastIndexOf("[");if(!Object.hasOwn(this.tokens.links,W(s.slice(o+1,-1))))return s;if(o>1&&s.charAt(0)!=="!"){let i=s.slice(1,o-1);if(this.linkInText(i))return"["+i.replace(n,r)+"]["+"a".repeat(s.length-o-2)+"]"}return"["+"a".repeat(s.length-2)+"]"};t=t.replace(n,r)}return t=t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode,(n,r,s)=>s?"+".repeat(n.length):r?r+n.slice(r.length,-r.length).replace(/`/g,"+")+r:n),t=this.#n(t),t=this.options.hooks?.emStrongMask?.call({lexer:this},t)??t,t}infiniteLoopError(e){let t="Infinite loop on byte: "+e;if(this.options.silent)console.error(t);else throw new Error(t)}};var I=class{options;parser;constructor(e){this.options=e||S}space(e){return""}code({text:e,lang:t,escaped:n}){let r=(t||"").match(O.notSpaceStart)?.[0],s=e?e.replace(O.endingNewline,"")+`
`:"";return r?'<pre><code class="language-'+y(r)+'">'+(n?s:y(s,!0))+`</code></pre>
`:"<pre><code>"+(n?s:y(s,!0))+`</code></pre>
`}blockquote({tokens:e}){return`<blockquote>
${this.parser.parse(e)}</blockquote>
`}html({text:e}){return e}def(e){return""}heading({tokens:e,depth:t}){return`<h${t}>${this.parser.parseInline(e)}</h${t}>
`}hr(e){return`<hr>
`}list(e){let t=e.ordered,n=e.start,r="";for(let i=0;i<e.items.length;i++){let a=e.items[i];r+=this.listitem(a)}let s=t?"ol":"ul",o=t&&n!==1?' start="'+n+'"':"";return"<"+s+o+`>
`+r+"</"+s+`>
`}listitem(e){return`<li>${this.parser.parse(e.tokens)}</li>
`}checkbox({checked:e}){return"<input "+(e?'checked="" ':"")+'disabled="" type="checkbox"> '}paragraph({tokens:e}){return`<p>${this.parser.parseInline(e)}</p>
`}table(e){let t="",n="";for(let s=0;s<e.header.length;s++)n+=this.tablecell(e.header[s]);t+=this.tablerow({text:n});let r="";for(let s=0;s<e.rows.length;s++){let o=e.rows[s];n="";for(let i=0;i<o.length;i++)n+=this.tablecell(o[i]);r+=this.tablerow({text:n})}return r&&(r=`<tbody>${r}</tbody>`),`<table>
<thead>
`+t+`</thead>
`+r+`</table>
`}tablerow({text:e}){return`<tr>
${e}</tr>
`}tablecell(e){let t=this.parser.parseInline(e.tokens),n=e.header?"th":"td";return(e.align?`<${n} align="${e.align}">`:`<${n}>`)+t+`</${n}>
`}strong({tokens:e}){return`<strong>${this.parser.parseInline(e)}</strong>`}em({tokens:e}){return`<em>${this.parser.parseInline(e)}</em>`}codespan({text:e}){return`<code>${y(e,!0)}</code>`}br(e){return"<br>"}del({tokens:e}){return`<del>${this.parser.parseInline(e)}</del>`}link({href:e,title:t,text:n,tokens:r,autolink:s}){let o=s?y(n,!0):this.parser.parseInline(r),i=xe(e);if(i===null)return o;e=y(i,s);let a='<a href="'+e+'"';return t&&(a+=' title="'+y(t)+'"'),a+=">"+o+"</a>",a}image({href:e,title:t,text:n,tokens:r}){r&&(n=this.parser.parseInline(r,this.parser.textRenderer));let s=xe(e);if(s===null)return y(n);e=s;let o=`<img src="${y(e)}" alt="${y(n)}"`;return t&&(o+=` title="${y(t)}"`),o+=">",o}text(e){return"tokens"in e&&e.tokens?this.parser.parseInline(e.tokens):"escaped"in e&&e.escaped?e.text:y(e.text)}};var z=class{parser;strong({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}em({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}codespan({text:e}){return e}del({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}html({text:e}){return e}text({text:e}){return e}link({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}image({text:e,tokens:t}){return t?this.parser.parseInline(t,this):e}br(){return`
`}checkbox({raw:e}){return e}};var P=class l{options;renderer;textRenderer;constructor(e){this.options=e||S,this.options.renderer=this.options.renderer||new I,this.renderer=this.options.renderer,this.renderer.options=this.options,this.renderer.parser=this,this.textRenderer=new z,this.textRenderer.parser=this}static parse(e,t){return new l(t).parse(e)}static parseInline(e,t){return new l(t).parseInline(e)}parse(e){this.renderer.parser=this;let t="";for(let n=0;n<e.length;n++){let r=e[n];if(this.options.extensions?.renderers?.[r.type]){let o=r,i=this.options.extensions.renderers[o.type].call({parser:this},o);if(i!==!1||!["space","hr","heading","code","table","blockquote","list","checkbox","html","def","paragraph","text"].includes(o.type)){t+=i===!1?"":i??"";continue}}let s=r;switch(s.type){case"space":{t+=this.renderer.space(s);break}case"hr":{t+=this.renderer.hr(s);break}case"heading":{t+=this.renderer.heading(s);break}case"code":{t+=this.renderer.code(s);break}case"table":{t+=this.renderer.table(s);break}case"blockquote":{t+=this.renderer.blockquote(s);break}case"list":{t+=this.renderer.list(s);break}case"checkbox":{t+=this.renderer.checkbox(s);break}case"html":{t+=this.renderer.html(s);break}case"def":{t+=this.renderer.def(s);break}case"paragraph":{t+=this.renderer.paragraph(s);break}case"text":{t+=this.renderer.text(s);break}default:{let o='Token with "'+s.type+'" type was not found.';if(this.options.silent)return console.error(o),"";throw new Error(o)}}}return t}parseInline(e,t=this.renderer){this.renderer.parser=this;let n="";for(let r=0;r<e.length;r++){let s=e[r];if(this.options.extensions?.renderers?.[s.type]){let i=this.options.extensions.renderers[s.type].call({parser:this},s);if(i!==!1||!["escape","html","link","image","checkbox","strong","em","codespan","br","del","text"].includes(s.type)){n+=i===!1?"":i??"";continue}}let o=s;switch(o.type){case"escape":{n+=t.text(o);break}case"html":{n+=t.html(o);break}case"link":{n+=t.link(o);break}case"image":{n+=t.image(o);break}case"checkbox":{n+=t.checkbox(o);break}case"strong":{n+=t.strong(o);break}case"em":{n+=t.em(o);break}case"codespan":{n+=t.codespan(o);break}case"br":{n+=t.br(o);break}case"del":{n+=t.del(o);break}case"text":{n+=t.text(o);break}default:{let i='Token with "'+o.type+'" type was not found.';if(this.options.silent)return console.error(i),"";throw new Error(i)}}}return n}};var A=class{options;block;constructor(e){this.options=e||S}static passThroughHooks=new Set(["preprocess","postprocess","processAllTokens","emStrongMask"]);static passThroughHooksRespectAsync=new Set(["preprocess","postprocess","processAllTokens"]);preprocess(e){return e}postprocess(e){return e}processAllTokens(e){return e}emStrongMask(e){return e}provideLexer(e=this.block){return e?w.lex:w.lexInline}provideParser(e=this.block){return e?P.parse:P.parseInline}};function M(l,e){if(Array.isArray(e))for(let t=0;t<e.length;t++)l.push(e[t]);else l.push(e)}var ne=class{defaults=G();options=this.setOptions;parse=this.parseMarkdown(!0);parseInline=this.parseMarkdown(!1);Parser=P;Renderer=I;TextRenderer=z;Lexer=w;Tokenizer=_;Hooks=A;constructor(...e){this.use(...e)}walkTokens(e,t){let n=[];for(let r of e)switch(M(n,t.call(this,r)),r.type){case"table":{let s=r;for(let o of s.header)M(n,this.walkTokens(o.tokens,t));for(let o of s.rows)for(let i of o)M(n,this.walkTokens(i.tokens,t));break}case"list":{let s=r;M(n,this.walkTokens(s.items,t));break}default:{let s=r;this.defaults.extensions?.childTokens?.[s.type]?this.defaults.extensions.childTokens[s.type].forEach(o=>{let i=s[o].flat(1/0);M(n,this.walkTokens(i,t))}):s.tokens&&M(n,this.walkTokens(s.tokens,t))}}return n}use(...e){let t=this.defaults.extensions||{renderers:Object.create(null),childTokens:Object.create(null)};return e.forEach(n=>{let r={...n};if(r.async=this.defaults.async||r.async||!1,n.extensions&&(n.extensions.forEach(s=>{if(!s.name)throw new Error("extension name required");if("renderer"in s){let o=t.renderers[s.name];o?t.renderers[s.name]=function(...i){let a=s.renderer.apply(this,i);return a===!1&&(a=o.apply(this,i)),a}:t.renderers[s.name]=s.renderer}if("tokenizer"in s){if(!s.level||s.level!=="block"&&s.level!=="inline")throw new Error("extension level must be 'block' or 'inline'");let o=t[s.level];o?o.unshift(s.tokenizer):t[s.level]=[s.tokenizer],s.start&&(s.level==="block"?t.startBlock?t.startBlock.push(s.start):t.startBlock=[s.start]:s.level==="inline"&&(t.startInline?t.startInline.push(s.start):t.startInline=[s.start]))}"childTokens"in s&&s.childTokens&&(t.childTokens[s.name]=s.childTokens)}),r.extensions=t),n.renderer){let s=this.defaults.renderer||new I(this.defaults);for(let o in n.renderer){if(!(o in s))throw new Error(`renderer '${o}' does not exist`);if(["options","parser"].includes(o))continue;let i=o,a=n.renderer[i],c=s[i];s[i]=(...u)=>{let d=a.apply(s,u);return d===!1&&(d=c.apply(s,u)),d===!1?"":d??""}}r.renderer=s}if(n.tokenizer){let s=this.defaults.tokenizer||new _(this.defaults);for(let o in n.tokenizer){if(!(o in s))throw new Error(`tokenizer '${o}' does not exist`);if(["options","rules","lexer"].includes(o))continue;let i=o,a=n.tokenizer[i],c=s[i];s[i]=(...u)=>{let d=a.apply(s,u);return d===!1&&(d=c.apply(s,u)),d}}r.tokenizer=s}if(n.hooks){let s=this.defaults.hooks||new A;for(let o in n.hooks){if(!(o in s))throw new Error(`hook '${o}' does not exist`);if(["options","block"].includes(o))continue;let i=o,a=n.hooks[i],c=s[i];A.passThroughHooks.has(o)?s[i]=u=>{if(s.options.async&&A.passThroughHooksRespectAsync.has(o))return(async()=>{let h=await a.call(s,u);return c.call(s,h)})();let d=a.call(s,u);return c.call(s,d)}:s[i]=(...u)=>{if(s.options.async)return(async()=>{let h=await a.apply(s,u);return h===!1&&(h=await c.apply(s,u)),h})();let d=a.apply(s,u);return d===!1&&(d=c.apply(s,u)),d}}r.hooks=s}if(n.walkTokens){let s=this.defaults.walkTokens,o=n.walkTokens;r.walkTokens=function(i){let a=[];return M(a,o.call(this,i)),s&&M(a,s.call(this,i)),a}}this.defaults={...this.defaults,...r}}),this}setOptions(e){return this.defaults={...this.defaults,...e},this}lexer(e,t){return w.lex(e,t??this.defaults)}parser(e,t){return P.parse(e,t??this.defaults)}parseMarkdown(e){return(n,r)=>{let s={...r},o={...this.defaults,...s},i=this.onError(!!o.silent,!!o.async);if(this.defaults.async===!0&&s.async===!1)return i(new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));if(typeof n>"u"||n===null)return i(new Error("marked(): input parameter is undefined or null"));if(typeof n!="string")return i(new Error("marked(): input parameter is of type "+Object.prototype.toString.call(n)+", string expected"));if(o.hooks&&(o.hooks.options=o,o.hooks.block=e),o.async)return(async()=>{let a=o.hooks?await o.hooks.preprocess(n):n,u=await(o.hooks?await o.hooks.provideLexer(e):e?w.lex:w.lexInline)(a,o),d=o.hooks?await o.hooks.processAllTokens(u):u;o.walkTokens&&await Promise.all(this.walkTokens(d,o.walkTokens));let p=await(o.hooks?await o.hooks.provideParser(e):e?P.parse:P.parseInline)(d,o);return o.hooks?await o.hooks.postprocess(p):p})().catch(i);try{o.hooks&&(n=o.hooks.preprocess(n));let c=(o.hooks?o.hooks.provideLexer(e):e?w.lex:w.lexInline)(n,o);o.hooks&&(c=o.hooks.processAllTokens(c)),o.walkTokens&&this.walkTokens(c,o.walkTokens);let d=(o.hooks?o.hooks.provideParser(e):e?P.parse:P.parseInline)(c,o);return o.hooks&&(d=o.hooks.postprocess(d)),d}catch(a){return i(a)}}}onError(e,t){return n=>{if(n.message+=`
Please report this to https://github.com/markedjs/marked.`,e){let r="<p>An error occurred:</p><pre>"+y(n.message+"",!0)+"</pre>";return t?Promise.resolve(r):r}if(t)return Promise.reject(n);throw n}}};var v=new ne;function x(l,e){return v.parse(l,e)}x.options=x.setOptions=function(l){return v.setOptions(l),x.defaults=v.defaults,ue(x.defaults),x};x.getDefaults=G;x.defaults=S;function jt(...l){return v.use(...l),x.defaults=v.defaults,ue(x.defaults),x}x.use=jt;x.walkTokens=function(l,e){return v.walkTokens(l,e)};x.parseInline=v.parseInline;x.Parser=P;x.parser=P.parse;x.Renderer=I;x.TextRenderer=z;x.Lexer=w;x.lexer=w.lex;x.Tokenizer=_;x.Hooks=A;x.parse=x;var En=x.options,zn=x.setOptions,Mn=x.walkTokens,Bn=x.parseInline,Dn=(/* unused pure expression or super */ null && (x)),qn=P.parse,vn=w.lex;
//# sourceMappingURL=marked.esm.js.map

;// CONCATENATED MODULE: ./lib/render/markdown.js
// The agent's Markdown as HTML of ours: it keeps its paragraphs, lists, tables, code and emphasis, and nothing else.
// There is no element here that loads, links or mentions, or that could be left open.



/** Characters of a text that is worth rendering; the parser takes quadratic time on hostile ones. */
const MAX_TEXT = 16 * 1024;
/**
 * Renders a text as one block of HTML without an empty line, which would end the block on GitHub.
 *
 * @returns undefined when the text is empty, too long or too deep; it is then to be shown as it is
 */
function renderMarkdown(text) {
    if (text.length > MAX_TEXT)
        return undefined;
    try {
        const html = blocks(vn(text)).replace(/\n\s*/g, '\n');
        return html === '' ? undefined : `<blockquote>\n${html}\n</blockquote>`;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined; // nested too deep for the stack
        throw error;
    }
}
/** Foreign text as one paragraph in which nothing is markup, with HTML of ours behind it. */
function paragraph(text, html = '') {
    return `<p>${inert((0,render_text/* oneLine */.TN)((0,neutral/* neutralLines */.FV)(text).join(' '), MAX_TEXT))}${html}</p>`;
}
function blocks(tokens) {
    return tokens
        .map((token) => block(token))
        .filter((html) => html !== '')
        .join('\n');
}
function block(token) {
    switch (token.type) {
        case 'space':
        case 'def':
            return '';
        case 'code':
            // A line end inside the element would let an empty line end the block around it.
            return `<pre>${entities(token.text).replaceAll('\n', '&#10;')}</pre>`;
        case 'heading': // a heading of ours is never the agent's
            return `<p><b>${inlines(token.tokens)}</b></p>`;
        case 'hr':
            return '<hr>';
        case 'blockquote':
            return `<blockquote>${blocks(token.tokens)}</blockquote>`;
        case 'list':
            return list(token);
        case 'table':
            return table(token);
        case 'paragraph':
            return `<p>${inlines(token.tokens)}</p>`;
        case 'text':
            return token.tokens ? inlines(token.tokens) : inert(token.text);
        case 'html':
            return `<p>${inert(token.text)}</p>`;
        default:
            return inline(token);
    }
}
function list({ ordered, start, items }) {
    const tag = ordered ? 'ol' : 'ul';
    const first = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
    return `<${tag}${first}>${items.map((item) => `<li>${blocks(item.tokens)}</li>`).join('')}</${tag}>`;
}
function table({ header, rows }) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${inlines(cell.tokens)}</${tag}>`).join('')}</tr>`;
    return `<table>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}
function inlines(tokens) {
    return tokens.map((token) => inline(token)).join('');
}
function inline(token) {
    switch (token.type) {
        case 'strong':
            return `<b>${inlines(token.tokens)}</b>`;
        case 'em':
            return `<i>${inlines(token.tokens)}</i>`;
        case 'del':
            return `<s>${inlines(token.tokens)}</s>`;
        case 'codespan':
            return `<code>${entities(token.text).replaceAll('\n', ' ')}</code>`;
        case 'br':
            return '<br>';
        case 'link':
            return token.text === token.href ? code(token.href) : `${inlines(token.tokens)} (${code(token.href)})`;
        case 'image':
            return `[image: ${inert(token.text)}] (${code(token.href)})`;
        case 'checkbox':
            return token.checked ? '\u2611 ' : '\u2610 ';
        case 'escape':
        case 'text':
            return token.type === 'text' && token.tokens ? inlines(token.tokens) : inert(token.text);
        default:
            return inert(token.raw);
    }
}
function code(text) {
    return `<code>${entities(text).replaceAll('\n', ' ')}</code>`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
function entities(text) {
    return text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? '');
}
/**
 * Plain text. GitHub looks in it for mentions, references and addresses, wherever it is not code: an empty
 * element in their middle leaves them nothing to find and people nothing to see.
 */
function inert(text) {
    return entities(text).replace(/@|#|:(?=\/\/)|\bGH-|\bwww(?=\.)/gi, (found) => `${found}<span></span>`);
}

;// CONCATENATED MODULE: ./lib/render/summary.js
// The step summary: status first, the answer, the facts, the files, the calls. All that is not ours is inert:
// it stands in a fence that it cannot close, or as text of which every special character is an entity.







/** Bytes of each part; together with the headline they stay below 256 KiB, a quarter of what GitHub takes. */
const MAX_ANSWER = 96 * 1024;
const MAX_FILES = 56 * 1024;
const MAX_CALLS = 32 * 1024;
const MAX_DIFF = 16 * 1024;
/** Rows that a person still reads. */
const MAX_FILE_ROWS = 200;
/** Fenced text does not wrap on GitHub, so prose is wrapped before. */
const WIDTH = 110;
const HEADLINE = {
    success: ['\u2705', 'succeeded', 'in'],
    failure: ['\u274c', 'failed', 'after'],
    timed_out: ['\u23f1\ufe0f', 'timed out', 'after'],
    cancelled: ['\ud83d\udeab', 'was cancelled', 'after'],
};
/** The whole summary of one run, in Markdown. */
function summaryOf(outcome) {
    return [
        headline(outcome),
        scalarTable(outcome.answer, summary_inert, fitting),
        findingsPart(outcome.findings, summary_inert, fitting),
        answer(outcome),
        facts(outcome),
        files(outcome),
        diff(outcome),
        calls(outcome),
    ]
        .filter((part) => part !== '')
        .join('\n\n')
        .concat('\n');
}
function headline(outcome) {
    const { conclusion, reason, sentence } = outcome.verdict;
    const [mark, words, preposition] = HEADLINE[conclusion];
    const time = outcome.ending ? ` ${preposition} ${(0,render_text/* duration */.p0)((0,lib_outcome/* durationOf */.cf)(outcome))}` : '';
    const title = `### ${mark} ${outcome.agent} ${words}${time}`;
    return sentence === '' ? title : `${title}\n\n${paragraph(sentence, ` (<code>${reason}</code>)`)}`;
}
function answer(outcome) {
    const text = (0,report/* answerOf */.ut)(outcome.report).trim();
    if (text === '')
        return '';
    const shown = (0,render_text/* cutBytes */.Uw)(text, MAX_ANSWER);
    const lines = (0,neutral/* neutralLines */.FV)(shown);
    const rendered = shown === text ? renderMarkdown(lines.join('\n')) : undefined;
    if (rendered !== undefined && Buffer.byteLength(rendered) <= MAX_ANSWER)
        return rendered;
    const notice = `The answer is cut here; all of it is in ${summary_inert(outcome.resultFile)}.`;
    const all = lines.flatMap(wrapped);
    const fitted = fitting(all, MAX_ANSWER);
    const isWhole = shown === text && fitted.length === all.length;
    return fenced(fitted) + (isWhole ? '' : `\n\n${notice}`);
}
function facts(outcome) {
    if (!outcome.ending)
        return '';
    const { report, agent, agentVersion } = outcome;
    const rows = [
        ['Agent', [agent, summary_inert(agentVersion)].join(' ').trim()],
        ['Model', summary_inert(report.model ?? '')],
        ['Permissions', outcome.permissions],
        ['Isolation', outcome.isolation],
        ['Session', summary_inert((0,lib_outcome/* sessionOf */.MC)(outcome) ?? '')],
        ['Tool calls', report.tools.total > 0 ? (0,log/* toolCounts */.RN)(report).replace(/ tool calls?/, '') : ''],
        ['Tokens', report.usage ? (0,render_text/* tokens */.LU)(report.usage).replace(' tokens', '') : ''],
        ['Unknown events', report.unknown > 0 ? String(report.unknown) : ''],
        ['Events', summary_inert(outcome.eventsFile)],
    ];
    const [first, ...others] = rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `| ${name} | ${value} |`);
    return [first, '| --- | --- |', ...others].join('\n');
}
/** Whose word the list of files is. */
const WORD = {
    git: '',
    walk: 'There is no repository: the files of the workspace were compared by themselves.',
    events: 'The work tree could not be compared: this is what the agent says.',
};
function files({ files, eventsFile, ledger }) {
    const notes = [
        ...(ledger ? [WORD[ledger.word], ...ledger.problems.slice(0, 5).map(summary_inert)] : []),
        ...(ledger && ledger.reverted.length > 0 ? [`Put back: ${namesOf(ledger.reverted)}.`] : []),
    ].filter((note) => note !== '');
    const table = filesTable(files, eventsFile);
    // Whose word it is matters to nobody when there is nothing to tell.
    return [table, ...(table === '' && !ledger?.problems.length && !ledger?.reverted.length ? [] : notes)]
        .filter((part) => part !== '')
        .join('\n\n');
}
function namesOf(paths) {
    const more = paths.length > 20 ? `, and ${paths.length - 20} more` : '';
    return paths.slice(0, 20).map(summary_inert).join(', ') + more;
}
function diff({ ledger }) {
    if (!ledger || ledger.diff === '')
        return '';
    const all = (0,neutral/* neutralLines */.FV)(ledger.diff);
    const lines = fitting(all, MAX_DIFF);
    return [
        '<details><summary>Changes</summary>',
        '',
        fenced(lines, 'diff'),
        ...(lines.length < all.length ? ['', 'The changes are cut here.'] : []),
        '',
        '</details>',
    ].join('\n');
}
function filesTable(files, eventsFile) {
    if (files.length === 0)
        return '';
    const rows = fitting(files.slice(0, MAX_FILE_ROWS).map(fileRow), MAX_FILES);
    const deleted = files.filter(({ change }) => change === 'deleted').length;
    const added = files.reduce((sum, file) => sum + file.added, 0);
    const removed = files.reduce((sum, file) => sum + file.removed, 0);
    return [
        `#### Files written: ${files.length - deleted} (${(0,render_text/* lineCounts */.Zl)(added, removed)})${deleted > 0 ? `, ${deleted} deleted` : ''}`,
        '',
        '| File | Change | Lines | By |',
        '| --- | --- | --- | --- |',
        ...rows,
        ...leftOut(files.length - rows.length, 'file', eventsFile),
    ].join('\n');
}
function fileRow({ path, change, from, added, removed, source, ignored }) {
    const what = (from === undefined ? change : `${change} from ${summary_inert(from)}`) + (ignored ? ', ignored by git' : '');
    return `| ${summary_inert(path)} | ${what} | ${change === 'deleted' ? '' : (0,render_text/* lineCounts */.Zl)(added, removed)} | ${source} |`;
}
function calls({ report, eventsFile, toWorkspace }) {
    if (report.tools.total === 0)
        return '';
    const all = report.calls.map(({ tool, end }) => (0,neutral/* neutralLines */.FV)((0,log/* toolLine */.py)((0,log/* withShortPath */.sI)(tool, toWorkspace), end)).join(' '));
    const lines = fitting(all, MAX_CALLS);
    return [
        `<details><summary>Tool calls: ${(0,log/* toolCounts */.RN)(report).replace(/ tool calls?/, '')}</summary>`,
        '',
        fenced(lines),
        ...leftOut(report.tools.total - lines.length, 'call', eventsFile),
        '',
        '</details>',
    ].join('\n');
}
function leftOut(n, what, eventsFile) {
    return n > 0 ? ['', `${(0,render_text/* counted */.hS)(n, `more ${what}`)}, not listed here: see ${summary_inert(eventsFile)}.`] : [];
}
/** As many of the first lines as the budget of bytes takes. */
function fitting(lines, budget) {
    let left = budget;
    const overflow = lines.findIndex((line) => {
        left -= Buffer.byteLength(line) + 1;
        return left < 0;
    });
    return overflow === -1 ? [...lines] : lines.slice(0, overflow);
}
/** A fence that is longer than any run of its own character inside; a run that is absurd is cut. */
function fenced(lines, language = 'text') {
    const bounded = lines.map((line) => line.replace(/`{20,}/g, '\u2026'));
    const longest = Math.max(2, ...bounded.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return [`${fence}${language}`, ...bounded, fence].join('\n');
}
/** Breaks a long line at its blanks. */
function wrapped(line) {
    return line.length <= WIDTH ? [line] : (line.match(new RegExp(`.{1,${WIDTH}}(?: |$)|[^ ]+ ?`, 'g')) ?? []);
}
/**
 * Foreign text on one line that Markdown and HTML leave alone: no link, image, mention, table border or tag.
 * It is code, because GitHub looks for mentions and references everywhere else.
 */
function summary_inert(text) {
    const line = (0,render_text/* oneLine */.TN)((0,neutral/* neutralLines */.FV)(text).join(' '), 1_000);
    if (line === '')
        return '';
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    // A backtick would close the span, a bar the table's cell, and a backslash hides either.
    return `<code>${line.replace(/[!-/:-@[-`{-~]/g, (char) => `&#${char.charCodeAt(0)};`)}</code>`;
}


/***/ }),

/***/ 2801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   Zl: () => (/* binding */ lineCounts),
/* harmony export */   h5: () => (/* binding */ toolTitle),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* unused harmony export shortNumber */
// Small pieces of text that the log, the summary and the verdict share.
/** One line of at most `max` characters: white space of any kind becomes one blank, a cut shows as `\u2026`. */
function oneLine(text, max = 160) {
    // Ten times the length is enough to fill the line with words, and bounds the work for a huge text.
    const line = text
        .slice(0, max * 10)
        .replace(/[\s\u0085]+/g, ' ')
        .trim();
    if (line.length <= max && text.length <= max * 10)
        return line;
    return `${line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}
/** `0.4s`, `12.4s`, `12s`, `2m 10s`, `1h 5m`. */
function duration(ms) {
    if (ms < 59_950)
        return `${(Math.round(ms / 100) / 10).toString()}s`;
    const seconds = Math.round(ms / 1000);
    const parts = [
        [Math.floor(seconds / 3600), 'h'],
        [Math.floor(seconds / 60) % 60, 'm'],
        [seconds % 60, 's'],
    ];
    const from = parts.findIndex(([value]) => value > 0);
    return parts
        .slice(from, from + 2)
        .filter(([value]) => value > 0)
        .map(([value, unit]) => `${value}${unit}`)
        .join(' ');
}
/** `1 tool call`, `7 tool calls`. */
function counted(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
/** `950`, `12k`, `1.2M`. */
function shortNumber(n) {
    if (n < 1_000)
        return String(n);
    if (n < 999_500)
        return `${Math.round(n / 1_000)}k`;
    return `${Math.round(n / 100_000) / 10}M`;
}
/** `12k tokens in, 2k out`; what came out of a cache counts as input, because the model read it. */
function tokens(usage) {
    const input = usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
    return `${shortNumber(input)} tokens in, ${shortNumber(usage.outputTokens)} out`;
}
/** `+12 \u22123`, with the minus sign that is as wide as the plus. */
function lineCounts(added, removed) {
    if (removed === 0)
        return `+${added}`;
    return added === 0 ? `\u2212${removed}` : `+${added} \u2212${removed}`;
}
/** A call in the infinitive: `$ npm test`, `edit src/retry.ts`, `web https://example.com`. */
function toolTitle(tool) {
    const subject = oneLine(tool.subject);
    if (tool.kind === 'shell')
        return `$ ${subject}`.trimEnd();
    const verb = tool.kind === 'other' ? oneLine(tool.name, 60) : tool.kind;
    return subject === '' ? verb : `${verb} ${subject}`;
}
/** At most so many bytes of UTF-8, never half a character. */
function cutBytes(text, max) {
    const bytes = Buffer.from(text);
    if (bytes.length <= max)
        return text;
    let end = max;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return bytes.subarray(0, end).toString();
}


/***/ }),

/***/ 9293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W2: () => (/* binding */ addEvent),
/* harmony export */   _O: () => (/* binding */ emptyReport),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _files_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5282);

/** Characters of an answer that came in pieces; a whole message is bounded by the longest line. */
const MAX_ANSWER = 4 * 1024 * 1024;
const MAX_OPEN = 1_000;
const MAX_CALLS = 200;
const MAX_NOISE = 20;
/** Characters of a subject, problem or line that are kept: more than any place shows. */
const MAX_TEXT = 2_000;
function emptyReport() {
    return {
        sessionId: undefined,
        model: undefined,
        answer: undefined,
        result: undefined,
        results: 0,
        usage: undefined,
        open: new Map(),
        calls: [],
        tools: { total: 0, failed: 0, denied: 0, byKind: {} },
        firstDenied: undefined,
        firstFailed: undefined,
        claims: new Map(),
        unknown: 0,
        noise: [],
    };
}
/**
 * Folds one event into the report, in bounded memory whatever the stream holds.
 *
 * @param now milliseconds on any steady clock
 */
function addEvent(report, event, now, toWorkspace) {
    if (report.results > 0) {
        // The result ends the protocol. A second one is counted, because the verdict has to know.
        if (event.type === 'result')
            report.results += 1;
        return;
    }
    switch (event.type) {
        case 'session':
            report.sessionId ??= event.id;
            report.model ??= event.model;
            return;
        case 'message':
            report.answer = event.continues ? ((report.answer ?? '') + event.text).slice(0, MAX_ANSWER) : event.text;
            return;
        case 'tool-started':
            if (report.open.size < MAX_OPEN)
                report.open.set(event.callId, { tool: kept(event.tool), since: now });
            return;
        case 'tool-finished': {
            report.open.delete(event.callId);
            addCall(report, { tool: kept(event.tool), end: keptEnd(event.end) });
            (0,_files_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .addClaim */ .CA)(report.claims, event.tool, event.end, toWorkspace);
            return;
        }
        case 'usage':
            report.usage = event.usage;
            return;
        case 'result':
            report.result = event.result;
            report.results = 1;
            return;
        case 'unknown':
            report.unknown += 1;
            return;
        case 'noise':
            report.noise.push(copy(event.text));
            if (report.noise.length > MAX_NOISE)
                report.noise.shift();
            return;
        case 'prompt':
        case 'thinking':
        case 'notice':
            return;
    }
}
function addCall(report, call) {
    const { tools } = report;
    tools.total += 1;
    tools.byKind[call.tool.kind] = (tools.byKind[call.tool.kind] ?? 0) + 1;
    if (call.end.outcome === 'failed') {
        tools.failed += 1;
        report.firstFailed ??= call;
    }
    if (call.end.outcome === 'denied') {
        tools.denied += 1;
        report.firstDenied ??= call;
    }
    if (report.calls.length < MAX_CALLS)
        report.calls.push(call);
}
/** What is kept of a call: its output is for the live log alone. */
function keptEnd(end) {
    return { ...end, output: undefined, problem: end.problem === undefined ? undefined : copy(end.problem) };
}
function kept(tool) {
    return { ...tool, name: copy(tool.name), subject: copy(tool.subject) };
}
/** V8 keeps the whole string alive behind a slice of it, so what is cut is copied. */
function copy(text) {
    return text.length > MAX_TEXT ? Buffer.from(text.slice(0, MAX_TEXT)).toString() : text;
}
/** The agent's answer: its last message, else the text of the result, else nothing. */
function answerOf(report) {
    return report.answer ?? report.result?.text ?? '';
}


/***/ }),

/***/ 8220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ deadlines)
/* harmony export */ });
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2801);

/**
 * Watches the time of a run, in milliseconds; an idle time of 0 is none.
 *
 * @param busy whether a tool call is open: a command may be silent for as long as it takes
 * @param spentMs what of the time is gone already, because the agent is asked a second time
 */
function deadlines(timeoutMs, idleMs, busy, spentMs = 0) {
    const controller = new AbortController();
    let last = performance.now();
    let idleTimer;
    function stop(reason) {
        clear();
        controller.abort(reason);
    }
    const timer = setTimeout(() => {
        stop({ why: 'timeout', sentence: `The run took longer than ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(timeoutMs)}` });
    }, Math.max(1, timeoutMs - spentMs));
    /** One timer that looks again when it could be time, so that an event costs no more than a clock reading. */
    function watch(ms) {
        idleTimer = setTimeout(() => {
            if (busy())
                last = performance.now();
            const left = last + idleMs - performance.now();
            if (left > 0)
                watch(left);
            else
                stop({ why: 'idle_timeout', sentence: `The agent was silent for ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(idleMs)}` });
        }, ms);
    }
    if (idleMs > 0)
        watch(idleMs);
    function clear() {
        clearTimeout(timer);
        clearTimeout(idleTimer);
    }
    return {
        signal: controller.signal,
        alive: () => {
            last = performance.now();
        },
        clear,
    };
}


/***/ }),

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stoppedBy),
/* harmony export */   V2: () => (/* binding */ failure),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   XZ: () => (/* binding */ failedRun)
/* harmony export */ });
/* harmony import */ var _guard_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7770);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2801);


const SUCCESS = { conclusion: 'success', reason: '', sentence: '' };
/** Characters; an annotation takes 4096, and all problems of the inputs are one sentence. */
const MAX_SENTENCE = 3_000;
/** A verdict of failure; its sentence is made one harmless line whatever it quotes. */
function failure(reason, sentence) {
    return { conclusion: 'failure', reason, sentence: (0,_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_guard_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLines */ .FV)(sentence).join(' '), MAX_SENTENCE) };
}
/**
 * Decides how the step ended, from what the operating system, the agent and the work tree say: most telling
 * cause first. It fails closed: only a run that meets every condition of success is one.
 *
 * @param stderr the last lines that the CLI wrote for people
 * @param tampering what of ours or the runner's the agent was found to have changed
 * @param answer what is wrong with the structured answer
 * @param breach the rule about files that was broken
 */
function verdict(ending, report, stderr, agent, policy, tampering = [], answer, breach) {
    return (failedRun(ending, report, stderr, agent, policy, tampering) ??
        (breach && failure(breach.reason, breach.sentence)) ??
        (answer && failure(answer.reason, answer.sentence)) ??
        gated(report, policy) ??
        SUCCESS);
}
/** The verdict on a run that did not end well; undefined for one whose answer can be looked at. */
function failedRun(ending, report, stderr, agent, { resume }, tampering = []) {
    if (!ending)
        return failure('internal', 'The agent was not run to its end');
    return (stopped(ending) ??
        tampered(tampering) ??
        unsuccessful(ending, report, stderr, agent) ??
        anotherSession(report, resume));
}
const CONCLUSION = {
    timeout: 'timed_out',
    idle_timeout: 'timed_out',
    cancelled: 'cancelled',
    internal: 'failure',
};
/** The verdict on a run that somebody decided to end. */
function stoppedBy({ why, sentence }) {
    return { conclusion: CONCLUSION[why], reason: why, sentence };
}
/** The run was ended by somebody's decision: the first reason to stop it is the message. */
function stopped(ending) {
    if (ending.how === 'never-started')
        return failure('install', `The agent could not be started: ${ending.problem}`);
    if (ending.how !== 'stopped')
        return undefined;
    return stoppedBy(ending.stop);
}
/** Files that speak for us were changed by the agent: whatever it reports, it is not to be trusted. */
function tampered(tampering) {
    return tampering.length > 0
        ? failure('tampering', `The agent tampered with the runner: ${tampering.join(', ')}`)
        : undefined;
}
/** The rules that always hold: exactly one result, a good one, of this session, and a clean exit. */
function unsuccessful(ending, report, stderr, agent) {
    const { result, results } = report;
    const ended = how(ending);
    if (!result) {
        // What the CLI wrote for people is trusted only here: on success its words may be a model's own.
        const explained = agent.explain([stderr, ...report.noise].join('\n'));
        if (explained)
            return failure(explained.reason, explained.sentence);
        const last = stderr.trimEnd().split('\n').at(-1);
        const without = ended
            ? `The agent ended with ${ended} and without a result`
            : 'The agent ended without a result';
        return failure(ended ? 'agent_error' : 'no_result', last ? `${without}; its last words: ${last}` : without);
    }
    if (results > 1)
        return failure('agent_error', `The agent reported ${results} results; exactly one is accepted`);
    if (!result.ok) {
        const explained = agent.explain(`${result.problem ?? ''}\n${stderr}`);
        return failure(explained?.reason ?? 'agent_error', `The agent reported a failure: ${result.problem ?? 'no cause given'}`);
    }
    if (report.sessionId !== undefined &&
        result.sessionId !== undefined &&
        result.sessionId !== report.sessionId) {
        return failure('agent_error', `The result is of session ${result.sessionId}, but the run is of ${report.sessionId}`);
    }
    return ended ? failure('agent_error', `The agent reported success, but ended with ${ended}`) : undefined;
}
/** An unclean end, to be read behind "ended with"; undefined for exit code 0 and for our own end after a result. */
function how(ending) {
    if (ending.how === 'killed')
        return `signal ${ending.signal}`;
    return ending.how === 'exited' && ending.code !== 0 ? `exit code ${ending.code}` : undefined;
}
/** A CLI may start a new session where it cannot find the one that it was to continue, and say nothing. */
function anotherSession({ sessionId }, resume) {
    if (resume === undefined || sessionId === resume)
        return undefined;
    return failure('agent_error', `Session ${resume} was to be continued, but the agent started ${sessionId ?? 'another'}`);
}
/** The rules that a team chose. */
function gated(report, { failOn }) {
    const { tools, firstDenied, firstFailed } = report;
    if (failOn.has('denied') && firstDenied) {
        return failure('denied', `${count(tools.denied, 'tool call was', 'tool calls were')} denied: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(firstDenied.tool)}`);
    }
    if (failOn.has('tool-failure') && firstFailed) {
        return failure('tool_failure', `${count(tools.failed, 'tool call', 'tool calls')} failed: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTitle */ .h5)(firstFailed.tool)}`);
    }
    return undefined;
}
function count(n, one, many) {
    return `${n} ${n === 1 ? one : many}`;
}


/***/ }),

/***/ 9529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  H: () => (/* binding */ getExecOutput)
});

// UNUSED EXPORTS: exec

;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return __awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_.dirname(filePath);
                        const upperName = external_path_.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new external_string_decoder_namespaceObject.StringDecoder('utf8');
        const stderrDecoder = new external_string_decoder_namespaceObject.StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map

/***/ }),

/***/ 4942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  HttpClient: () => (/* binding */ HttpClient)
});

// UNUSED EXPORTS: Headers, HttpClientError, HttpClientResponse, HttpCodes, MediaTypes, getProxyUrl, isHttps

// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(8611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: external "https"
var external_https_ = __nccwpck_require__(5692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map
// EXTERNAL MODULE: ./node_modules/tunnel/index.js
var tunnel = __nccwpck_require__(770);
// EXTERNAL MODULE: ./stubs/undici/index.js
var undici = __nccwpck_require__(3227);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/index.js
/* eslint-disable @typescript-eslint/no-explicit-any */
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};





var HttpCodes;
(function (HttpCodes) {
    HttpCodes[HttpCodes["OK"] = 200] = "OK";
    HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
    HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
    HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
    HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
    HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
    HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
    HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
    HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
    HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
    HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
    HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
    HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
    HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
    HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
    HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
    HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
    HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
    HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
    HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
    HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
    HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
    HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
    HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
    HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
    HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
    HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
    Headers["Accept"] = "accept";
    Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
    MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
/**
 * Returns the proxy URL, depending upon the supplied url and proxy environment variables.
 * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
 */
function lib_getProxyUrl(serverUrl) {
    const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
    return proxyUrl ? proxyUrl.href : '';
}
const HttpRedirectCodes = [
    HttpCodes.MovedPermanently,
    HttpCodes.ResourceMoved,
    HttpCodes.SeeOther,
    HttpCodes.TemporaryRedirect,
    HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
    HttpCodes.BadGateway,
    HttpCodes.ServiceUnavailable,
    HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
    constructor(message, statusCode) {
        super(message);
        this.name = 'HttpClientError';
        this.statusCode = statusCode;
        Object.setPrototypeOf(this, HttpClientError.prototype);
    }
}
class HttpClientResponse {
    constructor(message) {
        this.message = message;
    }
    readBody() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                let output = Buffer.alloc(0);
                this.message.on('data', (chunk) => {
                    output = Buffer.concat([output, chunk]);
                });
                this.message.on('end', () => {
                    resolve(output.toString());
                });
            }));
        });
    }
    readBodyBuffer() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                const chunks = [];
                this.message.on('data', (chunk) => {
                    chunks.push(chunk);
                });
                this.message.on('end', () => {
                    resolve(Buffer.concat(chunks));
                });
            }));
        });
    }
}
function isHttps(requestUrl) {
    const parsedUrl = new URL(requestUrl);
    return parsedUrl.protocol === 'https:';
}
class HttpClient {
    constructor(userAgent, handlers, requestOptions) {
        this._ignoreSslError = false;
        this._allowRedirects = true;
        this._allowRedirectDowngrade = false;
        this._maxRedirects = 50;
        this._allowRetries = false;
        this._maxRetries = 1;
        this._keepAlive = false;
        this._disposed = false;
        this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
        this.handlers = handlers || [];
        this.requestOptions = requestOptions;
        if (requestOptions) {
            if (requestOptions.ignoreSslError != null) {
                this._ignoreSslError = requestOptions.ignoreSslError;
            }
            this._socketTimeout = requestOptions.socketTimeout;
            if (requestOptions.allowRedirects != null) {
                this._allowRedirects = requestOptions.allowRedirects;
            }
            if (requestOptions.allowRedirectDowngrade != null) {
                this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
            }
            if (requestOptions.maxRedirects != null) {
                this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
            }
            if (requestOptions.keepAlive != null) {
                this._keepAlive = requestOptions.keepAlive;
            }
            if (requestOptions.allowRetries != null) {
                this._allowRetries = requestOptions.allowRetries;
            }
            if (requestOptions.maxRetries != null) {
                this._maxRetries = requestOptions.maxRetries;
            }
        }
    }
    options(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
        });
    }
    get(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('GET', requestUrl, null, additionalHeaders || {});
        });
    }
    del(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('DELETE', requestUrl, null, additionalHeaders || {});
        });
    }
    post(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('POST', requestUrl, data, additionalHeaders || {});
        });
    }
    patch(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PATCH', requestUrl, data, additionalHeaders || {});
        });
    }
    put(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PUT', requestUrl, data, additionalHeaders || {});
        });
    }
    head(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('HEAD', requestUrl, null, additionalHeaders || {});
        });
    }
    sendStream(verb, requestUrl, stream, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request(verb, requestUrl, stream, additionalHeaders);
        });
    }
    /**
     * Gets a typed object from an endpoint
     * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
     */
    getJson(requestUrl_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            const res = yield this.get(requestUrl, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    postJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.post(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    putJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.put(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    patchJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.patch(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    /**
     * Makes a raw http request.
     * All other methods such as get, post, patch, and request ultimately call this.
     * Prefer get, del, post and patch
     */
    request(verb, requestUrl, data, headers) {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._disposed) {
                throw new Error('Client has already been disposed.');
            }
            const parsedUrl = new URL(requestUrl);
            let info = this._prepareRequest(verb, parsedUrl, headers);
            // Only perform retries on reads since writes may not be idempotent.
            const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                ? this._maxRetries + 1
                : 1;
            let numTries = 0;
            let response;
            do {
                response = yield this.requestRaw(info, data);
                // Check if it's an authentication challenge
                if (response &&
                    response.message &&
                    response.message.statusCode === HttpCodes.Unauthorized) {
                    let authenticationHandler;
                    for (const handler of this.handlers) {
                        if (handler.canHandleAuthentication(response)) {
                            authenticationHandler = handler;
                            break;
                        }
                    }
                    if (authenticationHandler) {
                        return authenticationHandler.handleAuthentication(this, info, data);
                    }
                    else {
                        // We have received an unauthorized response but have no handlers to handle it.
                        // Let the response return to the caller.
                        return response;
                    }
                }
                let redirectsRemaining = this._maxRedirects;
                while (response.message.statusCode &&
                    HttpRedirectCodes.includes(response.message.statusCode) &&
                    this._allowRedirects &&
                    redirectsRemaining > 0) {
                    const redirectUrl = response.message.headers['location'];
                    if (!redirectUrl) {
                        // if there's no location to redirect to, we won't
                        break;
                    }
                    const parsedRedirectUrl = new URL(redirectUrl);
                    if (parsedUrl.protocol === 'https:' &&
                        parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                        !this._allowRedirectDowngrade) {
                        throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                    }
                    // we need to finish reading the response before reassigning response
                    // which will leak the open socket.
                    yield response.readBody();
                    // strip authorization header if redirected to a different hostname
                    if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                        for (const header in headers) {
                            // header names are case insensitive
                            if (header.toLowerCase() === 'authorization') {
                                delete headers[header];
                            }
                        }
                    }
                    // let's make the request with the new redirectUrl
                    info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                    response = yield this.requestRaw(info, data);
                    redirectsRemaining--;
                }
                if (!response.message.statusCode ||
                    !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                    // If not a retry code, return immediately instead of retrying
                    return response;
                }
                numTries += 1;
                if (numTries < maxTries) {
                    yield response.readBody();
                    yield this._performExponentialBackoff(numTries);
                }
            } while (numTries < maxTries);
            return response;
        });
    }
    /**
     * Needs to be called if keepAlive is set to true in request options.
     */
    dispose() {
        if (this._agent) {
            this._agent.destroy();
        }
        this._disposed = true;
    }
    /**
     * Raw request.
     * @param info
     * @param data
     */
    requestRaw(info, data) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => {
                function callbackForResult(err, res) {
                    if (err) {
                        reject(err);
                    }
                    else if (!res) {
                        // If `err` is not passed, then `res` must be passed.
                        reject(new Error('Unknown error'));
                    }
                    else {
                        resolve(res);
                    }
                }
                this.requestRawWithCallback(info, data, callbackForResult);
            });
        });
    }
    /**
     * Raw request with callback.
     * @param info
     * @param data
     * @param onResult
     */
    requestRawWithCallback(info, data, onResult) {
        if (typeof data === 'string') {
            if (!info.options.headers) {
                info.options.headers = {};
            }
            info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
        }
        let callbackCalled = false;
        function handleResult(err, res) {
            if (!callbackCalled) {
                callbackCalled = true;
                onResult(err, res);
            }
        }
        const req = info.httpModule.request(info.options, (msg) => {
            const res = new HttpClientResponse(msg);
            handleResult(undefined, res);
        });
        let socket;
        req.on('socket', sock => {
            socket = sock;
        });
        // If we ever get disconnected, we want the socket to timeout eventually
        req.setTimeout(this._socketTimeout || 3 * 60000, () => {
            if (socket) {
                socket.end();
            }
            handleResult(new Error(`Request timeout: ${info.options.path}`));
        });
        req.on('error', function (err) {
            // err has statusCode property
            // res should have headers
            handleResult(err);
        });
        if (data && typeof data === 'string') {
            req.write(data, 'utf8');
        }
        if (data && typeof data !== 'string') {
            data.on('close', function () {
                req.end();
            });
            data.pipe(req);
        }
        else {
            req.end();
        }
    }
    /**
     * Gets an http agent. This function is useful when you need an http agent that handles
     * routing through a proxy server - depending upon the url and proxy environment variables.
     * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
     */
    getAgent(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        return this._getAgent(parsedUrl);
    }
    getAgentDispatcher(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (!useProxy) {
            return;
        }
        return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
    }
    _prepareRequest(method, requestUrl, headers) {
        const info = {};
        info.parsedUrl = requestUrl;
        const usingSsl = info.parsedUrl.protocol === 'https:';
        info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
        const defaultPort = usingSsl ? 443 : 80;
        info.options = {};
        info.options.host = info.parsedUrl.hostname;
        info.options.port = info.parsedUrl.port
            ? parseInt(info.parsedUrl.port)
            : defaultPort;
        info.options.path =
            (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
        info.options.method = method;
        info.options.headers = this._mergeHeaders(headers);
        if (this.userAgent != null) {
            info.options.headers['user-agent'] = this.userAgent;
        }
        info.options.agent = this._getAgent(info.parsedUrl);
        // gives handlers an opportunity to participate
        if (this.handlers) {
            for (const handler of this.handlers) {
                handler.prepareRequest(info.options);
            }
        }
        return info;
    }
    _mergeHeaders(headers) {
        if (this.requestOptions && this.requestOptions.headers) {
            return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
        }
        return lowercaseKeys(headers || {});
    }
    /**
     * Gets an existing header value or returns a default.
     * Handles converting number header values to strings since HTTP headers must be strings.
     * Note: This returns string | string[] since some headers can have multiple values.
     * For headers that must always be a single string (like Content-Type), use the
     * specialized _getExistingOrDefaultContentTypeHeader method instead.
     */
    _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
            if (headerValue) {
                clientHeader =
                    typeof headerValue === 'number' ? headerValue.toString() : headerValue;
            }
        }
        const additionalValue = additionalHeaders[header];
        if (additionalValue !== undefined) {
            return typeof additionalValue === 'number'
                ? additionalValue.toString()
                : additionalValue;
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    /**
     * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
     * Always returns a single string (not an array) since Content-Type should be a single value.
     * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
     * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
     * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
     */
    _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
            if (headerValue) {
                if (typeof headerValue === 'number') {
                    clientHeader = String(headerValue);
                }
                else if (Array.isArray(headerValue)) {
                    clientHeader = headerValue.join(', ');
                }
                else {
                    clientHeader = headerValue;
                }
            }
        }
        const additionalValue = additionalHeaders[Headers.ContentType];
        // Return the first non-undefined value, converting numbers or arrays to strings if necessary
        if (additionalValue !== undefined) {
            if (typeof additionalValue === 'number') {
                return String(additionalValue);
            }
            else if (Array.isArray(additionalValue)) {
                return additionalValue.join(', ');
            }
            else {
                return additionalValue;
            }
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    _getAgent(parsedUrl) {
        let agent;
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (this._keepAlive && useProxy) {
            agent = this._proxyAgent;
        }
        if (!useProxy) {
            agent = this._agent;
        }
        // if agent is already assigned use that agent.
        if (agent) {
            return agent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        let maxSockets = 100;
        if (this.requestOptions) {
            maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
        }
        // This is `useProxy` again, but we need to check `proxyURl` directly for TypeScripts's flow analysis.
        if (proxyUrl && proxyUrl.hostname) {
            const agentOptions = {
                maxSockets,
                keepAlive: this._keepAlive,
                proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                    proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                })), { host: proxyUrl.hostname, port: proxyUrl.port })
            };
            let tunnelAgent;
            const overHttps = proxyUrl.protocol === 'https:';
            if (usingSsl) {
                tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
            this._agent = agent;
        }
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            agent.options = Object.assign(agent.options || {}, {
                rejectUnauthorized: false
            });
        }
        return agent;
    }
    _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
        let proxyAgent;
        if (this._keepAlive) {
            proxyAgent = this._proxyAgentDispatcher;
        }
        // if agent is already assigned use that agent.
        if (proxyAgent) {
            return proxyAgent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        proxyAgent = new undici/* ProxyAgent */.k(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
            token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
        })));
        this._proxyAgentDispatcher = proxyAgent;
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                rejectUnauthorized: false
            });
        }
        return proxyAgent;
    }
    _getUserAgentWithOrchestrationId(userAgent) {
        const baseUserAgent = userAgent || 'actions/http-client';
        const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
        if (orchId) {
            // Sanitize the orchestration ID to ensure it contains only valid characters
            // Valid characters: 0-9, a-z, _, -, .
            const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
            return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
        }
        return baseUserAgent;
    }
    _performExponentialBackoff(retryNumber) {
        return __awaiter(this, void 0, void 0, function* () {
            retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
            const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
            return new Promise(resolve => setTimeout(() => resolve(), ms));
        });
    }
    _processResponse(res, options) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                const statusCode = res.message.statusCode || 0;
                const response = {
                    statusCode,
                    result: null,
                    headers: {}
                };
                // not found leads to null obj returned
                if (statusCode === HttpCodes.NotFound) {
                    resolve(response);
                }
                // get the result from the body
                function dateTimeDeserializer(key, value) {
                    if (typeof value === 'string') {
                        const a = new Date(value);
                        if (!isNaN(a.valueOf())) {
                            return a;
                        }
                    }
                    return value;
                }
                let obj;
                let contents;
                try {
                    contents = yield res.readBody();
                    if (contents && contents.length > 0) {
                        if (options && options.deserializeDates) {
                            obj = JSON.parse(contents, dateTimeDeserializer);
                        }
                        else {
                            obj = JSON.parse(contents);
                        }
                        response.result = obj;
                    }
                    response.headers = res.message.headers;
                }
                catch (err) {
                    // Invalid resource (contents not json);  leaving result obj null
                }
                // note that 3xx redirects are handled by the http layer.
                if (statusCode > 299) {
                    let msg;
                    // if exception/error in body, attempt to get better error
                    if (obj && obj.message) {
                        msg = obj.message;
                    }
                    else if (contents && contents.length > 0) {
                        // it may be the case that the exception is in the body message as string
                        msg = contents;
                    }
                    else {
                        msg = `Failed request: (${statusCode})`;
                    }
                    const err = new HttpClientError(msg, statusCode);
                    err.result = response.result;
                    reject(err);
                }
                else {
                    resolve(response);
                }
            }));
        });
    }
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 3837:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$id":"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#","description":"Meta-schema for $data reference (JSON AnySchema extension proposal)","type":"object","required":["$data"],"properties":{"$data":{"type":"string","anyOf":[{"format":"relative-json-pointer"},{"format":"json-pointer"}]}},"additionalProperties":false}');

/***/ }),

/***/ 7216:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/applicator","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/applicator":true},"$dynamicAnchor":"meta","title":"Applicator vocabulary meta-schema","type":["object","boolean"],"properties":{"prefixItems":{"$ref":"#/$defs/schemaArray"},"items":{"$dynamicRef":"#meta"},"contains":{"$dynamicRef":"#meta"},"additionalProperties":{"$dynamicRef":"#meta"},"properties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},"patternProperties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"propertyNames":{"format":"regex"},"default":{}},"dependentSchemas":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},"propertyNames":{"$dynamicRef":"#meta"},"if":{"$dynamicRef":"#meta"},"then":{"$dynamicRef":"#meta"},"else":{"$dynamicRef":"#meta"},"allOf":{"$ref":"#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},"oneOf":{"$ref":"#/$defs/schemaArray"},"not":{"$dynamicRef":"#meta"}},"$defs":{"schemaArray":{"type":"array","minItems":1,"items":{"$dynamicRef":"#meta"}}}}');

/***/ }),

/***/ 8226:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/content","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","title":"Content vocabulary meta-schema","type":["object","boolean"],"properties":{"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},"contentSchema":{"$dynamicRef":"#meta"}}}');

/***/ }),

/***/ 518:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/core","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true},"$dynamicAnchor":"meta","title":"Core vocabulary meta-schema","type":["object","boolean"],"properties":{"$id":{"$ref":"#/$defs/uriReferenceString","$comment":"Non-empty fragments not allowed.","pattern":"^[^#]*#?$"},"$schema":{"$ref":"#/$defs/uriString"},"$ref":{"$ref":"#/$defs/uriReferenceString"},"$anchor":{"$ref":"#/$defs/anchorString"},"$dynamicRef":{"$ref":"#/$defs/uriReferenceString"},"$dynamicAnchor":{"$ref":"#/$defs/anchorString"},"$vocabulary":{"type":"object","propertyNames":{"$ref":"#/$defs/uriString"},"additionalProperties":{"type":"boolean"}},"$comment":{"type":"string"},"$defs":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"}}},"$defs":{"anchorString":{"type":"string","pattern":"^[A-Za-z_][-A-Za-z0-9._]*$"},"uriString":{"type":"string","format":"uri"},"uriReferenceString":{"type":"string","format":"uri-reference"}}}');

/***/ }),

/***/ 4588:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/format-annotation","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/format-annotation":true},"$dynamicAnchor":"meta","title":"Format vocabulary meta-schema for annotation results","type":["object","boolean"],"properties":{"format":{"type":"string"}}}');

/***/ }),

/***/ 5707:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/meta-data","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/meta-data":true},"$dynamicAnchor":"meta","title":"Meta-data vocabulary meta-schema","type":["object","boolean"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"default":true,"deprecated":{"type":"boolean","default":false},"readOnly":{"type":"boolean","default":false},"writeOnly":{"type":"boolean","default":false},"examples":{"type":"array","items":true}}}');

/***/ }),

/***/ 9547:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/unevaluated","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/unevaluated":true},"$dynamicAnchor":"meta","title":"Unevaluated applicator vocabulary meta-schema","type":["object","boolean"],"properties":{"unevaluatedItems":{"$dynamicRef":"#meta"},"unevaluatedProperties":{"$dynamicRef":"#meta"}}}');

/***/ }),

/***/ 7082:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/validation","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/validation":true},"$dynamicAnchor":"meta","title":"Validation vocabulary meta-schema","type":["object","boolean"],"properties":{"type":{"anyOf":[{"$ref":"#/$defs/simpleTypes"},{"type":"array","items":{"$ref":"#/$defs/simpleTypes"},"minItems":1,"uniqueItems":true}]},"const":true,"enum":{"type":"array","items":true},"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"maxLength":{"$ref":"#/$defs/nonNegativeInteger"},"minLength":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"pattern":{"type":"string","format":"regex"},"maxItems":{"$ref":"#/$defs/nonNegativeInteger"},"minItems":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"uniqueItems":{"type":"boolean","default":false},"maxContains":{"$ref":"#/$defs/nonNegativeInteger"},"minContains":{"$ref":"#/$defs/nonNegativeInteger","default":1},"maxProperties":{"$ref":"#/$defs/nonNegativeInteger"},"minProperties":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"required":{"$ref":"#/$defs/stringArray"},"dependentRequired":{"type":"object","additionalProperties":{"$ref":"#/$defs/stringArray"}}},"$defs":{"nonNegativeInteger":{"type":"integer","minimum":0},"nonNegativeIntegerDefault0":{"$ref":"#/$defs/nonNegativeInteger","default":0},"simpleTypes":{"enum":["array","boolean","integer","null","number","object","string"]},"stringArray":{"type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]}}}');

/***/ }),

/***/ 1678:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true,"https://json-schema.org/draft/2020-12/vocab/applicator":true,"https://json-schema.org/draft/2020-12/vocab/unevaluated":true,"https://json-schema.org/draft/2020-12/vocab/validation":true,"https://json-schema.org/draft/2020-12/vocab/meta-data":true,"https://json-schema.org/draft/2020-12/vocab/format-annotation":true,"https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","title":"Core and Validation specifications meta-schema","allOf":[{"$ref":"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/unevaluated"},{"$ref":"meta/validation"},{"$ref":"meta/meta-data"},{"$ref":"meta/format-annotation"},{"$ref":"meta/content"}],"type":["object","boolean"],"$comment":"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.","properties":{"definitions":{"$comment":"\\"definitions\\" has been replaced by \\"$defs\\".","type":"object","additionalProperties":{"$dynamicRef":"#meta"},"deprecated":true,"default":{}},"dependencies":{"$comment":"\\"dependencies\\" has been split and replaced by \\"dependentSchemas\\" and \\"dependentRequired\\" in order to serve their differing semantics.","type":"object","additionalProperties":{"anyOf":[{"$dynamicRef":"#meta"},{"$ref":"meta/validation#/$defs/stringArray"}]},"deprecated":true,"default":{}},"$recursiveAnchor":{"$comment":"\\"$recursiveAnchor\\" has been replaced by \\"$dynamicAnchor\\".","$ref":"meta/core#/$defs/anchorString","deprecated":true},"$recursiveRef":{"$comment":"\\"$recursiveRef\\" has been replaced by \\"$dynamicRef\\".","$ref":"meta/core#/$defs/uriReferenceString","deprecated":true}}}');

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 

//# sourceMappingURL=index.js.map