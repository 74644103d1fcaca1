import { spawn } from 'node:child_process'

/** Ends a process that was started detached, with everything that it started. */
export function endTree(child, signal = 'SIGKILL') {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // it has ended by itself
  }
}

/**
 * Runs a program to its end, or for at most `limit` milliseconds.
 * Resolves with `{ code, output, seconds, timedOut }`; `output` is both streams in order.
 */
export function runChild(command, args, { limit = 300_000, env = {}, cwd } = {}) {
  return new Promise((done) => {
    const started = Date.now()
    const child = spawn(command, args, { cwd, env: { ...process.env, FORCE_COLOR: '0', ...env }, detached: process.platform !== 'win32' })
    let output = ''
    let timedOut = false
    const collect = (chunk) => (output += chunk)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const timer = setTimeout(() => {
      timedOut = true
      endTree(child)
    }, limit)
    const finish = (code) => {
      clearTimeout(timer)
      done({ code, output, timedOut, seconds: (Date.now() - started) / 1000 })
    }
    child.once('error', (error) => {
      output += String(error)
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}
