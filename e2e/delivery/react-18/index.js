/* React 18 for a kit from today's shared-ui: with stand-ins for what shared-ui needs of React 19. */

const React = require('./cjs/react.production.min.js');

/** @param callback its latest version is called */
function useEffectEvent(callback) {
  const latest = React.useRef(callback);
  React.useInsertionEffect(() => {
    latest.current = callback;
  });
  return React.useCallback((...values) => latest.current(...values), []);
}

module.exports = { ...React, useEffectEvent };
