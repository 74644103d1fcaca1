import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import plugin from 'fastify-plugin'

type Tree = { [key: string]: unknown }

const deepest = 5

/** Form-urlencoded the way PHP reads it: `ids[]=1`, `value[name]=x`; a later plain value replaces an earlier one. */
export function readForm(text: string): Tree {
  const root: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) assign(root, keysOf(name), value)
  return root
}

function keysOf(name: string): string[] {
  const [head] = name.split('[', 1)
  // a bracket within brackets ends the search: a name of many open ones would otherwise be looked through again for each
  const rest = [...name.slice(head!.length).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!)
  return [head!, ...rest].slice(0, deepest)
}

function assign(target: Tree, [key, ...rest]: string[], value: string): void {
  if (key === undefined || key === '__proto__') return
  const [next] = rest
  if (next === undefined) {
    target[key] = value
    return
  }
  const isList = next === '' || /^\d+$/.test(next)
  if (typeof target[key] !== 'object') target[key] = isList ? [] : Object.create(null)
  const inner = target[key] as Tree
  if (!Array.isArray(inner)) return assign(inner, rest, value)
  const index = next === '' ? inner.length : Number(next)
  // a list is as long as what was sent, never as long as its highest number says
  if (index <= inner.length) assign(inner as unknown as Tree, [String(index), ...rest.slice(1)], value)
}

/** JSON, form-urlencoded and multipart bodies. */
export const bodies = plugin(async (app) => {
  await app.register(formbody, { parser: readForm })
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 100_000, fileSize: 20 * 1024 * 1024 } })
})
