import type { Plugin } from 'vite'

/**
 * jszip brings a polyfill that puts `setImmediate` on the window and sends messages to it. The window is the host's:
 * the one place that uses it gets a channel of its own instead. It also asks for a `require` of the page, which a bundler
 * answers with a stand-in that every element would load.
 */
export function quietJszip(): Plugin {
  return {
    name: 'quiet-jszip',
    apply: 'build',
    transform(code, id) {
      return id.replaceAll('\\', '/').includes('/jszip/dist/jszip.min.js') ? { code: withoutImmediate(code), map: null } : null
    },
  }
}

const channel = '(function(f){var c=new MessageChannel;c.port1.onmessage=function(){c.port1.close();f()};c.port2.postMessage(0)})'

/** @throws Error when jszip looks otherwise than expected */
export function withoutImmediate(code: string): string {
  const quiet = code
    .replace(/if\(!(\w+)\.setImmediate\)\{/, 'if(false){')
    .replace('{setImmediate(function(){', `{${channel}(function(){`)
    .replaceAll('"function"==typeof require&&require', 'false')
  if (!quiet.includes('if(false){') || !quiet.includes(channel) || /\brequire\b/.test(quiet))
    throw new Error('jszip waits in another way now')
  return quiet
}
