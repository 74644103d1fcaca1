import { bombs, makeBases, pictures, withNote, type Bases, type Format, type HostileFile } from './bases.ts'
import { endings, films, floods, names, oddities, polyglots, vectors } from './families.ts'

export type { HostileFile } from './bases.ts'

const all: Format[] = [...pictures, 'mp4']

function truncated(bases: Bases): HostileFile[] {
  return all.flatMap((format) =>
    Array.from({ length: 8 }, (_, at) => ({
      what: `the first part of a ${format}`,
      name: `x.${format}`,
      bytes: bases[format].subarray(0, Math.floor((bases[format].length * at) / 8)),
      isRefused: true,
    })),
  )
}

function misnamed(bases: Bases): HostileFile[] {
  return all.flatMap((format) =>
    [...all, 'webm', 'mov', 'txt']
      .filter((ending) => ending !== format && !(format === 'mp4' && ending === 'mov'))
      .map((ending) => ({ what: `a ${format} named .${ending}`, name: `x.${ending}`, bytes: bases[format], isRefused: true })),
  )
}

const magics: [string, string][] = [
  ['zip', 'PK\x03\x04'],
  ['gz', '\x1f\x8b\x08'],
  ['7z', "7z\xbc\xaf'\x1c"],
  ['rar', 'Rar!\x1a\x07'],
  ['pdf', '%PDF-1.7'],
  ['exe', 'MZ\x90\0'],
  ['elf', '\x7fELF\x02'],
  ['swf', 'FWS\x09'],
  ['class', '\xca\xfe\xba\xbe'],
  ['wasm', '\0asm\x01'],
  ['sh', '#!/bin/sh\nid\n'],
  ['phar', '<?php __HALT_COMPILER();'],
]

const strangers = (): HostileFile[] =>
  magics.flatMap(([ending, magic]) =>
    [ending, 'jpg', 'png', 'gif', 'webp', 'mp4'].map((named) => ({
      what: `${ending} named .${named}`,
      name: `x.${named}`,
      bytes: Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.alloc(2_000, 'A')]),
      isRefused: true,
    })),
  )

const huge = (bases: Bases): HostileFile[] =>
  pictures.flatMap((format) => [
    {
      what: `a ${format} with a note of 1.5 MB`,
      name: `big.${format}`,
      bytes: withNote(format, bases[format], Buffer.alloc(1_500_000, 'A')),
    },
    {
      what: `a ${format} with a note of 2.5 MB`,
      name: `big.${format}`,
      bytes: withNote(format, bases[format], Buffer.alloc(2_500_000, 'A')),
      isRefused: true,
    },
  ])

/** The same "random" numbers each time: a file that breaks something can be made again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function damaged(bases: Bases): HostileFile[] {
  const next = numbers(20_261_121)
  return all.flatMap((format) =>
    Array.from({ length: 12 }, (_, at) => {
      const bytes = Buffer.from(bases[format])
      for (let flips = 0; flips <= at; flips++) bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256)
      return { what: `a ${format} with ${at + 1} wrong bytes`, name: `x.${format}`, bytes }
    }),
  )
}

/** Five hundred files and more that somebody might send to run something, to break something, or to fill something. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const bases = await makeBases()
  return [
    ...polyglots(bases),
    ...oddities(bases),
    ...endings(bases),
    ...names(bases),
    ...vectors(),
    ...floods(bases),
    ...films(bases),
    ...truncated(bases),
    ...misnamed(bases),
    ...strangers(),
    ...huge(bases),
    ...bombs(bases.png),
    ...damaged(bases),
  ]
}
