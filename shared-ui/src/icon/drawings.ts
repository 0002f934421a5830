const CIRCLE = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17';
const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20';
const SHEET = 'M6 3.5h8.5L19 8v12.5H6zM14 4v4.5h4.5';
const LOUDSPEAKER = 'M4 9.5h4l5-4.5v14l-5-4.5H4z';

/**
 * The icons' paths on a grid of 24 × 24, drawn with one stroke width and square caps; a stroke of length 0 is a dot. Unless the
 * name says otherwise, arrows point right and chevrons down.
 */
export const DRAWINGS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  chevron: 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5L19.5 7',
  search: LENS,
  'zoom-in': `${LENS}M10.5 7.5v6M7.5 10.5h6`,
  'zoom-out': `${LENS}M7.5 10.5h6`,
  external: 'M8 16L18 6M9 6h9v9',
  download: 'M12 3.5v11.5M6.5 10l5.5 5.5 5.5-5.5M4 20h16',
  share: 'M8 10H5v10.5h14V10h-3M12 15V4M8 7.5L12 3.5l4 4',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  filter: 'M4 7h8.5M17.5 7H20M15 4.5v5M4 17h2.5M11.5 17H20M9 14.5v5',
  sort: 'M8 19V5M4 9l4-4 4 4M16 5v14M12 15l4 4 4-4',
  'sort-ascending': 'M7 19V5M3.5 8.5L7 5l3.5 3.5M13.5 6H16M13.5 12H18M13.5 18H20',
  'sort-descending': 'M7 5v14M3.5 15.5L7 19l3.5-3.5M13.5 6H20M13.5 12H18M13.5 18H16',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  collapse: 'M9 4v5H4M15 4v5h5M20 15h-5v5M4 15h5v5',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  volume: `${LOUDSPEAKER}M16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12`,
  muted: `${LOUDSPEAKER}M16.5 9.5l5 5M21.5 9.5l-5 5`,
  info: `${CIRCLE}M12 11.5v5M12 7.8v.01`,
  success: `${CIRCLE}M8 12.5l3 3 5.5-6.5`,
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.01',
  error: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.5v5.5M12 16.2v.01',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  clock: `${CIRCLE}M12 7.5V12l3.5 2.5`,
  pin: 'M12 21C12 21 19 14.6 19 9.8A7 7 0 0 0 5 9.8C5 14.6 12 21 12 21zM12 7.3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  phone: 'M4 4h5l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v5h-1.5A15.5 15.5 0 0 1 4 5.5z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  person: 'M12 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
  document: `${SHEET}M9 13h7M9 16.5h7`,
  image: 'M3.5 5h17v14h-17zM4 17l5-5.5 4 4 2.5-2.5L20 17M15.5 9v.01',
  gallery: 'M7 3.5h13.5V17M3.5 7H17v13.5H3.5z',
  heart:
    'M12 20.5C12 20.5 3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 20.5 9.3C20.5 15.5 12 20.5 12 20.5z',
  house: 'M3.5 11.5L12 4l8.5 7.5M6 10v10.5h12V10M10 20v-6h4v6',
  'floor-plan': 'M4 4h16v16H4zM4 12h7M11 4v4M11 12v8M15 12h5',
  elevator: 'M5 3.5h14v17H5zM9 10.5l3-3 3 3M9 13.5l3 3 3-3',
  balcony: 'M7.5 13V3.5h9V13M12 4v9M4 13.5h16v7H4zM9.3 14v6M14.7 14v6',
  accessible:
    'M10.5 2.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3M10.5 8.5V14H16l3 6M10.5 11H15M7.5 12a5 5 0 1 0 6.7 6.5',
  key: 'M7.5 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M11.5 12H21v4M17 12v3',
  leaf: 'M6.5 17.5C3.5 10 9 4.5 20 4.5C20 15.5 14 20.5 6.5 17.5zM4 20.5c2-5 5-8 9.5-10',
} as const;
