module.exports = { __esModule: true, default: '/static/font.woff2' };
