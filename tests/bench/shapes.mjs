import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/*
 * What it costs to add something, counted in the tree: `node tests/bench/shapes.mjs`. Files of its own, their lines, and how many other
 * files of the sources name it; migrations and tests are counted apart. The aims stand beside.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const linesOf = (path) =>
  readFileSync(root + path, 'utf8')
    .trimEnd()
    .split('\n').length
const filesIn = (folder) =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
const all = filesIn('src').filter((path) => /\.(tsx?|css)$/.test(path))

/** By hand, by the generated tables, and by declaration. `own` says which files are its own, `named` what others would call it. */
const things = [
  { name: 'weight ranges, declared with a ruler', own: /weight-range/, named: /weight-?range/i },
  { name: 'equipment, a generated table', own: /equipment/, named: /\bequipment\b/i },
  { name: 'suppliers, declared', own: /supplier/, named: /supplier/i },
  {
    name: 'customers, declared',
    own: /resources\/customer|customer-table|factory\/customers/,
    named: /resources\/customer|customerFields/,
  },
  { name: 'the paper at a plain shop', own: /quotation\/on-device/, named: /quotation\/on-device/ },
  {
    name: 'quotations, a document',
    // the page of shops that keep no quotations is counted apart
    own: /resources\/quotation|modules\/quotations|sales\/quotation\/(?!on-device)/,
    named: /resources\/quotation/,
  },
]

export function measureShapes() {
  return things.map(({ name, own, named }) => {
    const files = all.filter((path) => own.test(path))
    const others = all.filter((path) => !own.test(path) && named.test(readFileSync(root + path, 'utf8')))
    return { name, files: files.length, lines: files.reduce((sum, path) => sum + linesOf(path), 0), others }
  })
}

function handMade() {
  const pages = all
    .filter((path) => /^src\/console\/pages\/[^/]+\/[^/]+\/page\.tsx$/.test(path))
    .filter((path) => !/pages\/(demo|kefu\/chat-desk|storefront\/designer|system\/(media|mobile-upload))/.test(path))
  return { views: pages.filter((path) => /\bview\b[:,]/.test(readFileSync(root + path, 'utf8'))).length, pages: pages.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, files, lines, others } of measureShapes())
    console.log(
      `${name.padEnd(32)} ${String(files).padStart(3)} files ${String(lines).padStart(5)} lines, named in ${others.length} others: ${others.slice(0, 6).join(' ')}`,
    )
  console.log('wanted: a plain entity in at most 5 files and 120 lines, named nowhere else; a document in at most 250 lines')
  const { views, pages } = handMade()
  console.log(`pages drawn by hand: ${views} of ${pages}, ${Math.round((100 * views) / pages)} % (wanted: 15 %)`)
}
