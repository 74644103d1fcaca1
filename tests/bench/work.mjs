import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds of the processor that the server and its database have taken so far: other work on the machine makes them few more. */
export function workOf(data, pid) {
  const postmaster = readFileSync(join(data, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  // of those that have ended, in hundredths of a second
  const [ended, endedInside] = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1].split(' ').slice(13, 15).map(Number)
  return [pid, ...backends].reduce((sum, one) => sum + workOfProcess(one), (ended + endedInside) * 10)
}

function workOfProcess(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    )
  } catch {
    return 0
  }
}
