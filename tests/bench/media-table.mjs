import { bulkLines } from './media-bulk.mjs'
import { seeded } from './media-seed.mjs'

const aims = { open: 400, frame: 17, rate: 59.4, blank: 150, search: 100, heap: 60, press: 16.7 }

/** The lines of the result. */
export function mediaTable({ opened, steady, fast, jumps, choosing, search: found, heap, bulk }) {
  const ms = (value) => value.toFixed(value < 10 ? 1 : 0)
  const frames = ({ median, p95, worst, slow, count, rate }) =>
    `${ms(median)} / ${ms(p95)} / ${ms(worst)}, ${slow} of ${count} over 33 ms, ${rate.toFixed(1)} a second`
  const missed = Object.entries({
    'first opening': opened.cold.whole > aims.open,
    opening: opened.whole > aims.open,
    'p95 of the frames': steady.p95 > aims.frame || fast.p95 > aims.frame,
    'frames a second': [steady, fast].some(({ rate, slow }) => rate < aims.rate || slow > 0),
    'blank cells': steady.blank > aims.blank || fast.blank > aims.blank || steady.uncovered + fast.uncovered > 0,
    jumps: jumps.worst > aims.blank,
    'work for a frame': Math.max(steady.work, fast.work) > aims.press,
    'one press among all': choosing.pressWorst > aims.press,
    search: found > aims.search,
    heap: heap > aims.heap,
  }).flatMap(([name, isMissed]) => (isMissed ? [name] : []))
  return [
    `Media library, ${seeded} files in one category, 2000 different pictures, 1440×900, list without an end`,
    '',
    '| | measured | aim |',
    '|-|-:|-:|',
    `| opened for the first time, pictures not in the browser's cache: first files / all on the screen painted, ms | ${ms(opened.cold.first)} / ${ms(opened.cold.whole)} | ${aims.open} |`,
    `| opened again, pictures in the cache, median of five, ms | ${ms(opened.first)} / ${ms(opened.whole)} | ${aims.open} |`,
    `| frame while scrolling 24 px a frame, median / p95 / worst, ms; rate | ${frames(steady)} | p95 ${aims.frame}, ${aims.rate} a second |`,
    `| frame while scrolling 120 px a frame, ms | ${frames(fast)} | p95 ${aims.frame}, ${aims.rate} a second |`,
    `| work of the main thread for a frame, 24 px / 120 px, ms | ${ms(steady.work)} / ${ms(fast.work)} | ${aims.press} |`,
    `| longest blank cell: 24 px / 120 px a frame, ms | ${ms(steady.blank)} / ${ms(fast.blank)} | ${aims.blank} |`,
    `| frames with a part of the screen without cells | ${steady.uncovered} / ${fast.uncovered} | 0 |`,
    `| jump of the scroll bar until all is painted, median / worst (judged), ms | ${ms(jumps.median)} / ${ms(jumps.worst)} | ${aims.blank} |`,
    `| select all ${seeded}, ms | ${ms(choosing.all)} | at once |`,
    `| shift-range of ${choosing.rangeCount}, ms | ${ms(choosing.range)} | at once |`,
    `| one press among all, median / worst, ms | ${ms(choosing.press)} / ${ms(choosing.pressWorst)} | ${aims.press} |`,
    `| search, slowest of six, ms | ${ms(found)} | ${aims.search} |`,
    `| heap after all that, MB | ${heap.toFixed(1)} | ${aims.heap} |`,
    ...(bulk ? bulkLines(bulk) : []),
    '',
    missed.length ? `Missed: ${missed.join(', ')}.` : 'Every aim was met.',
    '',
  ]
}
