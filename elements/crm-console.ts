import { defineElement } from '#src/door/define.ts'
import { consoleMeta } from './crm-console.meta.ts'
import './doors.ts'

defineElement(consoleMeta, (props) => {
  const screen = import('#src/console/app.tsx')
  import('#src/console/early.ts').then(
    // a host may put the element into its page first and say where its server is afterwards
    ({ beginEarly }) => beginEarly(props()),
    // the screen does the same, a little later
    () => undefined,
  )
  return screen
})
