/** @type {Readonly<Record<string, import('../plan.mjs').Flat>>} by object number */
export const FOUR_AND_FIVE_ROOMS = {
  'SW-97-031-04': {
    storeys: [{
      columns: [3.01, 1.91, 1.2, 2.11, 3.01], rows: [4.22, 1.32, 2.9],
      map: ['WWSS1', 'KFFFF', 'KBGD2'],
      doors: [['F', 'W', -0.12], ['F', 'S', 0.12], ['F', '1', 0.12], ['F', 'K', 0.1], ['F', 'B', 0.12], ['F', 'G', 0.2], ['F', 'D', 0.12], ['F', '2', 0.12]],
      entrance: [['F', 'right', 0.15]],
      windows: [['W', 'top', 2.6, 'door'], ['S', 'top', 1.8], ['1', 'top', 1.6], ['K', 'bottom', 1.6], ['B', 'bottom', 0.8], ['G', 'bottom', 0.5], ['D', 'bottom', 0.8], ['2', 'bottom', 1.6]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 0.8, length: 4.24, depth: 1.49 },
  },
  'SW-96-015-11': {
    storeys: [{
      columns: [1.7, 2.6, 2.8, 3.21], rows: [2.65, 1.7, 1.53, 3.45],
      map: ['KKWW', 'GKWW', 'FFFS', 'B12S'],
      doors: [['F', 'G', 0.12], ['F', 'K', 0.12], ['F', 'W', -0.12], ['F', 'S', 0.12], ['F', 'B', 0.12], ['F', '1', 0.12], ['F', '2', 0.12]],
      entrance: [['F', 'left', 0.2]],
      windows: [['K', 'top', 2.4], ['G', 'left', 0.5], ['W', 'top', 3, 'door'], ['S', 'right', 2], ['B', 'bottom', 0.7], ['1', 'bottom', 1.5], ['2', 'bottom', 1.6]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 5.4, length: 4.83, depth: 1.59 },
  },
  'SW-98-022-15': {
    storeys: [{
      columns: [3.19, 1.99, 1.69, 1.2, 1.75, 3.1], rows: [4.39, 1.25, 3.59],
      map: ['SOOOWW', 'FFFFFF', '1BD223'],
      doors: [['F', 'S', 0.12], ['F', 'O', 0.12], ['F', 'W', 0.12], ['F', '1', 0.12], ['F', 'B', 0.12], ['F', 'D', 0.12], ['F', '2', 0.12], ['F', '3', 0.12]],
      entrance: [['F', 'left', 0.1]],
      windows: [['S', 'top', 1.8], ['O', 'top', 3.2, 'door'], ['W', 'top', 2.8], ['1', 'bottom', 1.6], ['B', 'bottom', 0.8], ['D', 'bottom', 0.8], ['2', 'bottom', 1.6], ['3', 'bottom', 1.6]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 3.8, length: 5.17, depth: 1.57 },
  },
};
