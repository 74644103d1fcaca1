import { readFileSync, writeFileSync } from 'node:fs'

/** One piece of a text, and what stands there with a bug in it. */
export type Patch = readonly [string, string]

/** A text with something else in places of it. @throws Error where a piece does not stand there exactly once */
export function patched(text: string, patches: readonly Patch[]): string {
  return patches.reduce((whole, [piece, other]) => {
    const parts = whole.split(piece)
    if (parts.length !== 2) throw new Error(`“${piece}” stands ${parts.length - 1} times in it`)
    return parts.join(other)
  }, text)
}

let copies = 0

/** A copy of a build, beside it, with a bug. @throws Error where a piece does not stand there exactly once */
export function patchedBuild(bundle: string, patches: readonly Patch[]): string {
  const copy = bundle.replace(/\.js$/, `.${process.pid}-${copies++}.js`)
  writeFileSync(copy, patched(readFileSync(bundle, 'utf8'), patches))
  return copy
}
