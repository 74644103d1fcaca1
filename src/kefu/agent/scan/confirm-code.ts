import { confirmScan } from '#src/api/chat-scan.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { ask } from '#src/ui/confirm/confirm.ts'
import { notifyOf } from '#src/ui/toast/notify.ts'
import { $scan } from './scan.text.ts'

/** Asks an agent who has scanned a code whether its device may come in in their name. */
export async function confirmCode(host: Host, connection: Pick<Connection, 'send'>, key: string, name: string): Promise<void> {
  const words = $scan.get()
  const answer = (confirm: 0 | 1) => connection.send(confirmScan, { params: { key }, body: { confirm } })
  try {
    await answer(0)
    if (!(await ask(host, { title: words.title, message: words.question(name), confirmLabel: words.confirm }))) return
    await answer(1)
    notifyOf(host).success(words.done)
  } catch (error) {
    notifyOf(host).failure(error)
  }
}
