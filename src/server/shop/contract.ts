import writes from './contract-writes.txt?raw'

const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':')
const writeShapes = new Set(writes.trim().split('\n').map(shapeOf))

/** Whether the shop has this write, too: the route list of its contract without what only reads. `path` as it is registered. */
export const isShopWrite = (method: string, path: string): boolean => writeShapes.has(shapeOf(`${method} ${path}`))
