import type { Workbench } from './workbench.ts'

/**
 * Sends a text to the open conversation and resolves when the server has it.
 * @throws TypeError when none is open, Error with the server's sentence when it was refused
 */
export function arrivalAt(workbench: Workbench, text: string): Promise<void> {
  const key = workbench.send(text)
  const talk = workbench.talkOf(workbench.$open.get()!)
  return new Promise((resolve, reject) => {
    const stop = talk.$messages.subscribe((messages) => {
      const message = messages.find((one) => one.key === key)
      if (!message || message.state === 'sending') return
      queueMicrotask(() => stop())
      if (message.state === 'sent') resolve()
      else reject(new Error(message.reason ?? ''))
    })
  })
}
