import { createServer } from 'node:net'
import { say } from './words.mjs'

// the port itself where it is free (for 0 the one that the system gave), else undefined
const isFree = (host, port) =>
  new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? done(undefined) : failed(explained(error, host, port))))
    probe.listen(port, host, () => {
      const given = probe.address().port
      probe.close(() => done(given))
    })
  })

function explained(error, host, port) {
  if (error.code === 'EACCES') return new Error(`Port ${port} is reserved for the system; choose one from 1024 up with PORT.`)
  if (error.code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}; change HOST.`)
  return error
}

/** The port that was asked for, exactly; or else the first free one from the usual one on. */
export async function freeFrom(host, port, isExact) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
  const given = await isFree(host, port)
  if (given) return given
  if (isExact) throw new Error(`Port ${port} is taken by another program. Give another one with PORT, or none for the next free one.`)
  for (let next = port + 1; next < port + 100; next++) {
    if (!(await isFree(host, next))) continue
    say(`port ${port} is taken by another program; this uses ${next} (PORT=… asks for a certain one)`)
    return next
  }
  throw new Error(`Ports ${port} to ${port + 99} are all taken; choose one with PORT.`)
}

/** Resolves with the first signal that asks for an end; the second one ends at once. */
export function onStop() {
  return new Promise((done) => {
    let asked = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        if (asked) process.exit(130)
        asked = true
        // whatever hangs, it does not hang forever
        setTimeout(() => process.exit(1), 15_000).unref()
        done(signal)
      })
  })
}
