import type { Plugin } from 'vite'

// `c=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});…}` of Rolldown's runtime, and its export `c as r`
const maker = /(\w+)=\(\w+,\w+\)=>\{let \w+=\{\};for\(var \w+ in \w+\)/
const imported = /import\{(\w+) as (\w+)\}from"(\.\/rolldown-runtime-[\w-]+\.js)";/

/** The code of a chunk that has of the runtime only what makes a namespace, with that in itself; anything else as it is. */
export function withOwnNamespace(code: string, runtime: string): string {
  const name = maker.exec(runtime)?.[1]
  const used = imported.exec(code)
  if (!name || !used || !new RegExp(`[{,]${name} as ${used[1]}[,}]`).test(runtime)) return code
  const own = `var ${used[2]}=e=>{let t={};for(let n in e)Object.defineProperty(t,n,{get:e[n],enumerable:!0});return t};`
  return code.replace(used[0], own)
}

/**
 * A chunk that is imported as a whole has its names in an object, which a file of Rolldown makes; for the visitor's chat that would be a
 * file more on the way to the first message.
 */
export function ownNamespaces(): Plugin {
  return {
    name: 'own-namespaces',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (runtime) for (const chunk of chunks) chunk.code = withOwnNamespace(chunk.code, runtime.code)
      },
    },
  }
}
