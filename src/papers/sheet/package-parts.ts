import type JSZip from 'jszip'
import { inflated } from '#src/lib/inflated.ts'
import { limits, SheetError } from './sheet.ts'
import { attributeOf, marksOf } from './xml-marks.ts'
import { decodedXml } from './xml-text.ts'

/** What a part of a package refers to. */
export interface Relation {
  id: string
  /** The last word of its type: `officeDocument`, `worksheet`, `styles` …; '' where none is said. */
  type: string
  /** Name of the part. */
  target: string
}

/** The parts of an Office package (ECMA-376 part 2): their names are compared without case, and relations say which is which. */
export interface Parts {
  /** Its text; undefined when there is none. @throws SheetError when too much comes out, or nothing readable */
  read(name: string): Promise<string | undefined>
  /** What a part refers to, '' being the package itself. */
  relationsOf(name: string): Promise<Relation[]>
}

const folded = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The name that a target means, seen from a part: `../styles.xml`, `/xl/styles.xml`, `styles.xml`. */
function resolved(part: string, target: string): string {
  const plain = target.replaceAll('\\', '/')
  const steps = plain.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of plain.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Reads the parts of a package. What really comes out is counted: a small file can hold gigabytes. */
export function partsOf(zip: JSZip): Parts {
  const entries = new Map(Object.values(zip.files).map((entry) => [folded(entry.name), entry]))
  let room: number = limits.inflated
  const read = async (name: string) => {
    const entry = entries.get(folded(name))
    if (!entry || entry.dir) return undefined
    const bytes = await inflated(entry, room, { large: new SheetError('large'), broken: new SheetError('broken') })
    room -= bytes.length
    return decodedXml(bytes)
  }
  const relationsOf = async (name: string) => {
    const at = name.lastIndexOf('/') + 1
    const xml = (await read(`${name.slice(0, at)}_rels/${name.slice(at)}.rels`)) ?? ''
    return [...marksOf(xml)].flatMap((mark) => {
      const target = mark.name === 'Relationship' && !mark.isEnd ? attributeOf(mark, 'Target') : undefined
      if (!target) return []
      const type = attributeOf(mark, 'Type') ?? ''
      return [{ id: attributeOf(mark, 'Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target: resolved(name, target) }]
    })
  }
  return { read, relationsOf }
}
