import type { Props } from '#src/door/host.ts'
import { connectionFor } from '#src/stores/connection.ts'

/**
 * What the console can do while the code of its screen is still on its way: recalls who is signed in (a browser's storage answers
 * slowly the first time) and asks the server what it can. The screen finds the same connection.
 */
export function beginEarly(props: Props): void {
  void connectionFor({ ...props, audience: 'admin' }).check()
}
