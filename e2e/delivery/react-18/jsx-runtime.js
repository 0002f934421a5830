/* The runtime of React 18: function components get `ref` as a prop, and `inert` may be a boolean, as in React 19. */

const { Fragment, jsx, jsxs } = require('./cjs/react-jsx-runtime.production.min.js');

function likeReact19(create) {
  return (type, props, key) => {
    if (typeof type === 'string' && typeof props.inert === 'boolean') {
      return create(type, { ...props, inert: props.inert ? '' : undefined }, key);
    }
    const isFunction = typeof type === 'function' && !type.prototype?.isReactComponent;
    if (!isFunction || props.ref === undefined) return create(type, props, key);
    const { ref, ...others } = props;
    const element = create(type, others, key);
    element.props.ref = ref;
    return element;
  };
}

module.exports = { Fragment, jsx: likeReact19(jsx), jsxs: likeReact19(jsxs) };
