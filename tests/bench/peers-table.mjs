import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { gestures, patience, viewport } from './peers.mjs'

// What `measurePeers` found, as Markdown.

const sorted = (list) => list.toSorted((a, b) => a - b)
const quantile = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))]
const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

function linesOf(results, count) {
  const names = Object.keys(results)
  const ours = results.designer[count]
  const row = (title, pick, ratio) => {
    const cells = names.map((name) => {
      const entry = results[name][count]
      if (entry.failure) return entry.failure.slice(0, 60)
      const part = name === 'designer' || ours.failure ? '' : ` (${(ratio(entry) / ratio(ours)).toFixed(1)}×)`
      return `${pick(entry)}${part}`
    })
    return `| ${title} | ${cells.join(' | ')} |`
  }
  const medianOf = (field) => (entry) =>
    quantile(
      entry.opens.map((one) => one[field]),
      0.5,
    )
  const open = ['open', 'openWork', 'heap'].map((field) => {
    const titles = { open: 'first cards editable, ms', openWork: 'work of opening, ms', heap: 'heap, MB' }
    return row(titles[field], (entry) => ms(medianOf(field)(entry)), medianOf(field))
  })
  const edits = gestures.flatMap((name) => {
    const pair = (field) => (entry) => `${ms(quantile(entry.costs[name][field], 0.5))} / ${ms(quantile(entry.costs[name][field], 0.98))}`
    return [
      row(`${name}: work, ms`, pair('work'), (entry) => quantile(entry.costs[name].work, 0.5)),
      row(`${name}: seen, ms`, pair('seen'), (entry) => quantile(entry.costs[name].seen, 0.5)),
    ]
  })
  const done = names.map((name) => results[name][count].costs?.select.work.length ?? 0)
  const mounted = `| cards in the document | ${names.map((name) => results[name][count].opens[0]?.mounted ?? '–').join(' | ')} |`
  return [
    `| ${count} cards, median / p98 | ${names.join(' | ')} |`,
    `|-|${names.map(() => '-:|').join('')}`,
    ...open,
    mounted,
    `| rounds begun within ${patience / 1000} s | ${done.join(' | ')} |`,
    ...edits,
    '',
  ]
}

/** The comparison as Markdown. */
export function peersTable(results, counts, rounds) {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  return [
    `Beside Puck ${dependencies['@puckeditor/core']} and GrapesJS ${dependencies.grapesjs}: ${cpus().length} cores (${cpus()[0].model.trim()}), Chromium, ${viewport.width}×${viewport.height}, ${rounds} rounds; × = times ours.`,
    'Cards of 130 px. The designer keeps those far from the screen out of the document; the peers have all in it (Puck’s own virtualisation is experimental and off, as shipped).',
    'Not alike: GrapesJS counts as open at its `load` event, and one write into its model stands for a typed key, since its inline editor writes at blur alone; the peers are driven through their own interfaces, the designer by its keys and fields. The designer reads its page from a reply that is answered inside the browser, the peers are handed theirs.',
    '',
    ...counts.flatMap((count) => linesOf(results, count)),
  ]
}
