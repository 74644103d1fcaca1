/**
 * Files of tests that `npm test` leaves to `npm run test:full`, by their project: the first has twelve minutes, the second, of which CI
 * runs both, ninety. Each takes half a minute or more by itself, and something quicker looks at the same feature.
 */
export const slowFiles = {
  // every page over what was recorded; each has tests of its own
  unit: ['tests/replay/recorded-pages.test.tsx'],
  server: [
    'contract-bad-input',
    // `tests/console/pages/order/list` and `modules/orders` try both halves, `tests/journeys/orders` the whole
    'contract-order-screens',
    'importing/serve-import',
    'modules/factory-orders/papers',
    'modules/files',
    'modules/orders/import-waybills',
    'plugins/errors',
    'postgres/launch',
    'postgres/private',
    'start',
  ].map((name) => `tests/server/${name}.test.ts`),
  widgets: [
    'calendar',
    'chart',
    'combobox',
    'dialogs',
    'form-drafts',
    'html-attacks',
    'lines-grid',
    'long-table',
    'long-thread',
    'sound',
  ].map((name) => `tests/browser/ui/${name}.test.ts`),
  pages: [
    'block-tools',
    'draft-leaving',
    'factory',
    'hotspot',
    'media-hands',
    'media-library',
    'other-origin',
    'popups',
    'rich-text',
    'shop-previews',
  ].map((name) => `tests/browser/${name}.test.ts`),
  journeys: [
    'chat-faults',
    'chat-orders',
    'chat-survival',
    'chat-tabs',
    'crud',
    'factory-counts',
    'factory-goods',
    'keyboard',
    'look',
    'media',
    'order-papers',
    'paper-prints',
    'products',
    'records',
    'uploads',
    'users',
  ].map((name) => `tests/journeys/${name}.test.ts`),
}

/** Sweeps over everything that there is; a part of their own runs them with `SWEEPS=whole`, which makes them complete. */
export const sweptFiles = {
  pages: ['axe', 'attacked-page', 'attacked-screens', 'attacked-chat'].map((name) => `tests/browser/${name}.test.ts`),
  server: ['contract-pages', 'contract-buttons', 'plugins/session'].map((name) => `tests/server/${name}.test.ts`),
}

/** A shop's day by keyboard alone, at both kinds of server, and a receipt of the factory; a part of its own. */
export const keyboardFiles = ['shop', 'product', 'factory'].map((name) => `tests/journeys/${name}-by-keyboard.test.ts`)

/** Counts bytes after a thousand mounts, which nothing beside it may disturb. */
export const memoryFile = 'tests/browser/memory.test.ts'

/** Kills servers and a database again and again; its part tries more of it than would fit beside the others. */
export const killingFile = 'tests/server/factory/verify.test.ts'
