/**
 * A drawing of houses as a data URI, for examples and tests that need a picture of a given size without a server.
 *
 * @param seed different seeds give different colours
 */
export function drawnPicture({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): string {
  const hue = (seed * 67) % 360;
  const ground = height * 0.82;
  const houses = [0, 1, 2, 3].map((house) => {
    const houseWidth = width / 5;
    const houseHeight = ground * (0.45 + ((seed + house * 3) % 5) * 0.09);
    const left = width * 0.1 + house * houseWidth;
    const colour = `hsl(${hue + house * 14} 24% ${38 + house * 9}%)`;
    return `<path fill="${colour}" d="M${left} ${ground}V${ground - houseHeight}h${houseWidth}V${ground}z"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="hsl(${hue} 34% 84%)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="hsl(${hue + 40} 14% 66%)" d="M0 ${ground}h${width}v${height}H0z"/>`,
    ...houses,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
