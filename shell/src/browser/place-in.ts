/**
 * Remembers where an element is, because an island whose hydration fails gets copies of its server-rendered elements.
 *
 * @returns a function that returns the element, or once it is replaced, the element of the same name in its place
 */
export function placeIn(root: Element, element: Element): () => Element | undefined {
  const path: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return () => {
    if (element.isConnected) return element;
    const replacement = path.reduce<Element | undefined>((node, index) => node?.children[index], root);
    return replacement?.localName === element.localName ? replacement : undefined;
  };
}
