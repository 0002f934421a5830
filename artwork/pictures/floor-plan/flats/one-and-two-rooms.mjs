/** @type {Readonly<Record<string, import('../plan.mjs').Flat>>} by object number */
export const ONE_AND_TWO_ROOMS = {
  'SW-97-007-01': {
    storeys: [{
      columns: [2.4, 1.2, 1.61, 2.8], rows: [4.2, 1.42, 1.16],
      map: ['SSWW', 'BFFK', 'BFAK'],
      doors: [['F', 'S', -0.12], ['F', 'W', -0.12], ['F', 'B'], ['F', 'A']],
      entrance: [['F', 'bottom']],
      open: [['W', 'K']],
      windows: [['S', 'top', 2.2, 'door'], ['W', 'top', 2.4], ['K', 'right', 1.4], ['B', 'bottom', 0.8]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 0.3, length: 3.76, depth: 1.51 },
  },
  'SW-95-042-02': {
    storeys: [{
      columns: [3.58, 1.95, 1], rows: [1.65, 1.25, 1.9],
      map: ['ENA', 'EFF', 'EDD'],
      doors: [['F', 'E'], ['F', 'D'], ['F', 'A']],
      entrance: [['F', 'right']],
      open: [['E', 'N']],
      windows: [['E', 'left', 1.8, 0.2, 'door'], ['E', 'left', 1.6, 2.9]],
    }],
    names: { D: 'Bad' },
    outdoor: { name: 'Balkon', side: 'left', from: 0.36, length: 2.95, depth: 1.6 },
  },
  'SW-95-044-03': {
    wheelchair: true,
    storeys: [{
      columns: [2.6, 1.3, 0.9, 3.3], rows: [2.91, 4.35],
      map: ['DFFK', 'SSWW'],
      doors: [['F', 'D', -0.12], ['F', 'S', -0.12], ['F', 'W', 0], ['F', 'K', -0.12]],
      entrance: [['F', 'top']],
      windows: [['D', 'top', 0.8], ['K', 'top', 1.6], ['S', 'bottom', 2], ['W', 'bottom', 2.6, 'door']],
    }],
    names: { D: 'Bad' },
    outdoor: { name: 'Terrasse', side: 'bottom', from: 4.2, length: 4.35, depth: 2.18 },
  },
  'SW-92-030-08': {
    storeys: [{
      columns: [1.93, 1.5, 2.11], rows: [3.9, 2.35],
      map: ['EEE', 'NFD'],
      doors: [['F', 'E'], ['F', 'D', -0.12]],
      entrance: [['F', 'bottom']],
      open: [['E', 'N']],
      windows: [['E', 'top', 3.6]],
    }],
    names: { D: 'Bad' },
  },
  'SW-96-010-09': {
    storeys: [{
      columns: [2.4, 1.8, 1.3, 1.5], rows: [2.25, 1.09, 3.93],
      map: ['KBFA', 'KFFA', 'WWSS'],
      doors: [['F', 'K'], ['F', 'B', -0.1], ['F', 'A'], ['F', 'W', -0.1], ['F', 'S']],
      entrance: [['F', 'top']],
      windows: [['K', 'top', 1.3], ['B', 'top', 0.8], ['W', 'bottom', 2.6, 'door'], ['S', 'bottom', 1.6]],
    }],
    outdoor: { name: 'Balkon', side: 'bottom', from: 0.36, length: 4.33, depth: 1.69 },
  },
  'SW-92-019-12': {
    storeys: [{
      columns: [2.99, 1.5, 2.29], rows: [3.98, 1.19, 1.99],
      map: ['SWW', 'FFK', 'BFK'],
      doors: [['F', 'S'], ['F', 'W'], ['F', 'K', 0.1], ['F', 'B', -0.12]],
      entrance: [['F', 'bottom']],
      windows: [['S', 'top', 1.6], ['W', 'top', 2.4, 'door'], ['K', 'right', 1.5]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 3.4, length: 4.25, depth: 1.42 },
  },
  'SW-93-005-14': {
    storeys: [{
      columns: [3.71, 1.5, 2.51], rows: [2.3, 1.2, 3.4],
      map: ['SFD', 'SFA', 'WWK'],
      doors: [['F', 'S', 0.12], ['F', 'D', 0.12], ['F', 'A', 0.12], ['F', 'W', 0.1], ['W', 'K', 0.12]],
      entrance: [['F', 'top']],
      windows: [['S', 'left', 1.8], ['D', 'top', 0.8], ['W', 'bottom', 2.6, 'door'], ['K', 'bottom', 1.4]],
    }],
    names: { D: 'Bad' },
    outdoor: { name: 'Terrasse', side: 'bottom', from: 0.6, length: 4.04, depth: 2.12 },
  },
  'SW-93-003-17': {
    storeys: [{
      columns: [3.3, 1.51, 2.9], rows: [4.55, 2.02, 1.92],
      map: ['TTT', 'SFK', 'SFB'],
      doors: [['F', 'T'], ['F', 'S', -0.12], ['F', 'K', -0.12], ['F', 'B', -0.12]],
      entrance: [['F', 'bottom']],
      windows: [['T', 'top', 5.4], ['S', 'left', 1.4], ['K', 'right', 1.1], ['B', 'right', 0.8]],
    }],
    names: { S: 'Schlafkammer' },
  },
  'SW-94-033-19': {
    storeys: [{
      columns: [2.51, 1, 1, 2.31], rows: [4.02, 2.71],
      map: ['WWSS', 'KFFB'],
      doors: [['F', 'W', -0.04], ['F', 'S', 0.06], ['F', 'K', 0.12], ['F', 'B', 0.12]],
      entrance: [['F', 'bottom', 0.5]],
      windows: [['W', 'top', 2.2, 'door'], ['S', 'top', 1.6], ['K', 'bottom', 1.3], ['B', 'bottom', 0.8]],
    }],
    outdoor: { name: 'Balkon', side: 'top', from: 0.2, length: 4.81, depth: 1.83 },
  },
  'SW-93-004-11': {
    storeys: [{
      columns: [3.42, 1.5, 2.3], rows: [2.21, 1.4, 3.82],
      map: ['SFB', 'SFK', 'WWK'],
      doors: [['F', 'S', -0.12], ['F', 'B', 0.12], ['F', 'K', 0.12], ['F', 'W', 0.1]],
      entrance: [['F', 'top']],
      windows: [['S', 'top', 1.8], ['B', 'top', 0.8], ['W', 'bottom', 2.6], ['K', 'right', 1.5]],
    }],
  },
};
