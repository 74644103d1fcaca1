import { defineElement } from '#src/door/define.ts'
import { consoleMeta } from './crm-console.meta.ts'
import './doors.ts'

defineElement(consoleMeta, (props) => {
  const screen = import('#src/console/app.tsx')
  import('#src/console/early.ts').then(
    ({ beginEarly }) => beginEarly(props),
    // the screen does the same, a little later
    () => undefined,
  )
  return screen
})
