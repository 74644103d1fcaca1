import { Gate } from '#src/gate/gate.tsx'
import { mountReact } from '#src/ui/mount.tsx'
import { Designer } from './designer.tsx'

function DesignerApp() {
  return (
    <Gate kind="designer">
      <Designer />
    </Gate>
  )
}

/** The screen of <crm-designer>. */
export default mountReact(DesignerApp)
