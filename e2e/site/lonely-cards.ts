/** Finds cards that are alone in a row and do not fill it, in all lists of cards on the page. Runs in the page. */
export function findLonelyCards(): { found: number; lonely: string[] } {
  const lists = [...document.querySelectorAll('ul[data-layout="cards"]')];
  const lonely = lists.flatMap((list) => {
    const { width } = list.getBoundingClientRect();
    const cards = [...list.children].map((card) => ({ card, box: card.getBoundingClientRect() }));
    return cards
      .filter(
        ({ box }) => box.width < width - 1 && cards.filter((one) => one.box.top === box.top).length === 1,
      )
      .map(({ card }) => card.querySelector('h2, h3')?.textContent ?? '');
  });
  return { found: lists.length, lonely };
}
