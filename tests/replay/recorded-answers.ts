const tests = Object.values(
  import.meta.glob<string>('../{console,pickers,designer,order-forms,forms}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const imported = /import (\w+) from '[^']*\/recorded\/(\w+)\.json'/g
const called = /\brecorded\('(\w+)'\)/g
const globbed = /import\.meta\.glob[^(]*\(\s*\[?\s*'[^']*\/recorded\/([\w*]+)\.json'/g

const without = (text: string, part: string) => text.replace(part, '')

/** Names of recordings that a test file imports and makes use of, or reads by their names. */
function namesIn(text: string): string[] {
  const used = [...text.matchAll(imported)].filter(([line, binding]) => new RegExp(`\\b${binding}\\b`).test(without(text, line)))
  return [...used.map(([, , name]) => name!), ...[...text.matchAll(called)].map(([, name]) => name!)]
}

const names = new Set(tests.flatMap(namesIn))
const patterns = tests.flatMap((text) =>
  [...text.matchAll(globbed)].map(([, pattern]) => new RegExp(`^${pattern!.replaceAll('*', '\\w*')}$`)),
)

/** Whether another test has the client read a recording. That its name stands somewhere, in a comment or a list, is not enough. */
export const isAnswered = (name: string): boolean => names.has(name) || patterns.some((one) => one.test(name))
