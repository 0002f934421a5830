/** @type {Readonly<Record<string, import('../plan.mjs').Flat>>} by object number */
export const THREE_ROOMS = {
  'SW-94-017-05': {
    storeys: [{
      columns: [2.8, 2, 1.42, 3.03], rows: [3.96, 1.21, 2.15],
      map: ['WWSS', 'KFFC', 'KBFC'],
      doors: [['F', 'W', -0.12], ['F', 'S', 0.12], ['F', 'K', 0.12], ['F', 'B', -0.12], ['F', 'C', 0.12]],
      entrance: [['F', 'bottom']],
      windows: [['W', 'top', 2.2, 'door'], ['S', 'top', 2], ['K', 'bottom', 1.4], ['B', 'bottom', 0.8], ['C', 'bottom', 1.5]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 0.6, length: 4, depth: 1.49 },
  },
  'SW-93-008-06': {
    storeys: [
      {
        name: '3. Obergeschoss',
        columns: [2.65, 1.78, 1.99], rows: [4.49, 1.6, 3.39],
        map: ['WWW', 'KFF', 'K/D'],
        doors: [['F', 'W', 0.1], ['F', 'K', 0.12], ['F', 'D', -0.12]],
        entrance: [['F', 'right', 0.3]],
        open: [['F', '/']],
        windows: [['W', 'top', 1.9, 0.6], ['W', 'top', 1.9, 4.3], ['K', 'bottom', 1.6], ['D', 'bottom', 0.8]],
      },
      {
        name: '4. Obergeschoss',
        columns: [2.65, 1.78, 1.99], rows: [4.49, 1.6, 3.39],
        map: ['SSV', 'ZXX', 'Z/B'],
        doors: [['X', 'S', -0.12], ['X', 'Z', 0.12], ['X', 'B', -0.12]],
        entrance: [],
        open: [['V', 'X'], ['X', '/']],
        windows: [['S', 'top', 1.8], ['V', 'top', 1.4], ['Z', 'bottom', 1.6], ['B', 'bottom', 0.8], ['X', 'right', 1]],
      },
    ],
    names: { S: 'Schlafen 1' },
  },
  'SW-92-034-07': {
    storeys: [{
      columns: [3.3, 2, 1.5, 2.48], rows: [2.85, 1.25, 2.6, 1.61],
      map: ['CBFK', 'FFFK', 'SWWW', 'SWWL'],
      doors: [['F', 'C', -0.12], ['F', 'B', 0.12], ['F', 'S', -0.12], ['F', 'W', 0.12], ['F', 'K', -0.12]],
      entrance: [['F', 'top']],
      windows: [['C', 'top', 1.7], ['B', 'top', 0.8], ['K', 'top', 1.5], ['S', 'bottom', 1.9], ['W', 'bottom', 2], ['W', 'bottom', 1.8, 'door']],
    }],
  },
  'SW-96-009-10': {
    storeys: [{
      columns: [2.09, 2.59, 1.48, 3.39], rows: [4.25, 1.19, 2.77],
      map: ['KWWS', 'KFFF', 'ABFC'],
      doors: [['F', 'W', 0.3], ['F', 'S', 0.12], ['F', 'K', 0.1], ['K', 'A', 0.12], ['F', 'B', 0.12], ['F', 'C', 0.12]],
      entrance: [['F', 'bottom']],
      open: [['K', 'W']],
      windows: [['K', 'top', 1.4], ['W', 'top', 2.6, 'door'], ['S', 'top', 1.8], ['B', 'bottom', 0.8], ['C', 'bottom', 1.6], ['A', 'bottom', 0.6]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 2.7, length: 4.15, depth: 1.61 },
  },
  'SW-92-007-13': {
    storeys: [{
      columns: [2.6, 3, 1.3, 2.67], rows: [3.75, 1.18, 2.14],
      map: ['CSWW', 'FFFF', 'B.KK'],
      doors: [['F', 'C', 0.12], ['F', 'S', -0.12], ['F', 'W', -0.12], ['F', 'B', 0.12], ['F', 'K', 0.3]],
      entrance: [['F', 'bottom', 1]],
      windows: [['C', 'top', 1.5], ['S', 'top', 1.6], ['W', 'top', 2.4, 'door'], ['B', 'bottom', 0.8], ['K', 'bottom', 1.6]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 6.2, length: 3.8, depth: 1.41 },
  },
  'SW-98-118-16': {
    storeys: [{
      columns: [2.7, 2, 3.4], rows: [2.49, 1.25, 3.39],
      map: ['KBS', 'FFS', 'HWW'],
      doors: [['F', 'K', 0.12], ['F', 'B', -0.12], ['F', 'S', -0.12], ['F', 'H', 0.9], ['F', 'W', 0.2]],
      entrance: [['F', 'left', 0.12]],
      windows: [['K', 'top', 1.4], ['B', 'top', 0.8], ['S', 'top', 1.8], ['H', 'bottom', 1.4], ['W', 'bottom', 2.4, 'door']],
    }],
    outdoor: { name: 'Balkon', side: 'bottom', from: 3.6, length: 3.83, depth: 1.39 },
  },
  'SW-97-011-18': {
    storeys: [{
      columns: [2.89, 2.89, 2.09, 1.5], rows: [3.82, 1.21, 3.15],
      map: ['OOSS', 'FFFF', '12BA'],
      doors: [['F', 'O', 0.12], ['F', 'S', 0.12], ['F', '1', -0.12], ['F', '2', 0.12], ['F', 'B', 0.12], ['F', 'A', 0.12]],
      entrance: [['F', 'right', 0.1]],
      windows: [['O', 'top', 3.4, 'door'], ['S', 'top', 1.8], ['1', 'bottom', 1.6], ['2', 'bottom', 1.6], ['B', 'bottom', 0.8]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 1.2, length: 4.16, depth: 1.52 },
  },
  'SW-94-052-20': {
    storeys: [{
      columns: [3.7, 2.2, 1.2, 3.3], rows: [2.59, 1.34, 3.78],
      map: ['KBAC', 'FFFC', 'SWWW'],
      doors: [['F', 'K', -0.12], ['F', 'B', -0.12], ['F', 'A', 0.2], ['F', 'C', -0.12], ['F', 'S', 0.12], ['F', 'W', 0.3]],
      entrance: [['F', 'left', 0.15]],
      windows: [['K', 'top', 1.8], ['B', 'top', 0.8], ['C', 'top', 1.8], ['S', 'bottom', 2], ['W', 'bottom', 3.2, 'door']],
    }],
    outdoor: { name: 'Balkon', side: 'bottom', from: 5, length: 4.57, depth: 1.68 },
  },
};
