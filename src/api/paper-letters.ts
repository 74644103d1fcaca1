/** Letters that the numbers of each kind of paper begin with (manufacturing 3.0). */
export const paperLetters = {
  ...{ PO: 'CG', IN: 'RK', OUT: 'CK', TRANSFER: 'DB', COUNT: 'PD', PICK: 'LL', PLAN: 'SC' },
  ...{ SO: 'XS', DN: 'SH', SLIP: 'XH', SAMPLE: 'YP', RECEIPT: 'SK', PAYMENT: 'FK' },
} as const
