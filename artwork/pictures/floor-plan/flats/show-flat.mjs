/** The furnished flat that the press and visitors are shown; it is not on offer. @type {import('../plan.mjs').Flat} */
export const SHOW_FLAT = {
  storeys: [{
    columns: [2.6, 2.3, 1.5, 3.3], rows: [3, 1.3, 2.7, 1.6],
    map: ['KDFC', 'KFFF', 'WWWS', 'LWWS'],
    doors: [['F', 'C', -0.12], ['F', 'D', 0.12], ['F', 'S', -0.12], ['F', 'W', -0.12]],
    entrance: [['F', 'top', 0.1]],
    open: [['K', 'W']],
    windows: [['K', 'top', 1.4], ['D', 'top', 0.8], ['C', 'top', 1.7], ['S', 'bottom', 1.9], ['W', 'bottom', 2.4], ['W', 'bottom', 1.8, 'door']],
  }],
  names: { D: 'Bad' },
};
