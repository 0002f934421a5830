/** @type {Readonly<Record<string, import('../plan.mjs').Flat>>} by object number */
export const SHOPS_AND_OFFICES = {
  'SW-93-012-21': {
    storeys: [{
      columns: [3.2, 2.2, 1.52, 1.8], rows: [3.05, 7.1],
      map: ['atg/', 'vvvv'],
      doors: [['v', 'a', -0.12], ['v', 't', 0.12], ['v', 'g', 0.12], ['v', '/', 0.4]],
      entrance: [['v', 'bottom', 4]],
      windows: [['a', 'top', 1.4], ['t', 'top', 0.8], ['g', 'top', 0.5], ['v', 'bottom', 2.9, 0.6], ['v', 'bottom', 2.9, 5.6]],
    }],
    names: { a: 'Büro', '/': 'Treppe und Aufzug zum Lager' },
  },
  'SW-92-036-22': {
    storeys: [{
      columns: [3.4, 2.2, 1.6, 4.6], rows: [3.05, 6.2],
      map: ['ltgv', 'vvvv'],
      doors: [['v', 'l', -0.12], ['v', 't', 0.12], ['v', 'g', 0.12]],
      entrance: [['v', 'bottom', 10.6]],
      windows: [['t', 'top', 0.8], ['g', 'top', 0.5], ['v', 'bottom', 2.8, 0.6], ['v', 'bottom', 2.8, 3.9], ['v', 'bottom', 2.8, 7.2], ['v', 'right', 3, 1], ['v', 'right', 3, 4.6]],
    }],
  },
  'SW-94-001-23': {
    storeys: [{
      columns: [3.99, 4, 4, 1.9, 1.2, 1.2], rows: [4.8, 1.83, 4.75],
      map: ['abcddd', 'FFFFFF', 'efmtgh'],
      doors: [['F', 'a', 0.12], ['F', 'b', 0.12], ['F', 'c', 0.12], ['F', 'd', 0.12], ['F', 'e', 0.12], ['F', 'f', 0.12], ['F', 'm', 0.12], ['F', 't', 0.12], ['F', 'g', 0.2], ['F', 'h', 0.2]],
      entrance: [['F', 'left', 0.4]],
      windows: [['a', 'top', 2], ['b', 'top', 2], ['c', 'top', 2], ['d', 'top', 2.4], ['e', 'bottom', 2], ['f', 'bottom', 2], ['m', 'bottom', 2], ['t', 'bottom', 1], ['g', 'bottom', 0.5], ['h', 'bottom', 0.5]],
    }],
  },
  'SW-98-004-24': {
    storeys: [{
      columns: [4.2, 4.21, 1.49, 1.39, 1.89], rows: [4.3, 1.77, 3.93],
      map: ['abccc', 'FFFFF', 'drght'],
      doors: [['F', 'a', 0.12], ['F', 'b', 0.12], ['F', 'c', 0.12], ['F', 'd', 0.12], ['F', 'g', 0.12], ['F', 'h', 0.12], ['F', 't', 0.12]],
      entrance: [['F', 'right', 0.4]],
      open: [['F', 'r']],
      windows: [['a', 'top', 2], ['b', 'top', 2], ['c', 'top', 2.4], ['d', 'bottom', 2], ['r', 'bottom', 2.4], ['g', 'bottom', 0.5], ['h', 'bottom', 0.5], ['t', 'bottom', 1]],
    }],
  },
};
