/** Every class is its own name; `import * as styles` needs the mark of an ES module. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? name });
