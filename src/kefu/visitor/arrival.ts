import type { Visitor } from './visitor.ts'

/**
 * Sends a text and resolves when the server has it; waits until an agent is assigned.
 * @throws Error with the server's sentence when there is no agent, or the message was refused
 */
export async function arrivalOf(visitor: Visitor, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = visitor.$state.subscribe((state) => {
      if (state.state === 'opening') return
      queueMicrotask(() => stop())
      if (state.state === 'open') resolve()
      else reject(new Error(state.sentence))
    })
  })
  const key = visitor.send(text)
  await new Promise<void>((resolve, reject) => {
    const stop = visitor.$messages.subscribe((messages) => {
      const message = messages.find((one) => one.key === key)
      if (message?.state === 'sending' || !message) return
      queueMicrotask(() => stop())
      if (message.state === 'sent') resolve()
      else reject(new Error(message.reason ?? ''))
    })
  })
}
