import { useEffect } from 'react'
import { Gate } from '#src/gate/gate.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { MediaScreen } from './media-screen.tsx'
import { acceptOf, pickLimit, type PickProps } from './picker/pick-limit.ts'
import { useLibrary } from './use-library.ts'

function MediaApp() {
  return (
    <Gate kind="media">
      <Content />
    </Gate>
  )
}

function Content() {
  const props = useHostProps<PickProps>()
  const limit = pickLimit(props)
  const isPicking = props.mode === 'pick'
  const library = useLibrary(isPicking, acceptOf(props))
  useEffect(() => library.pickAtMost(limit, isPicking), [library, limit, isPicking])
  return <MediaScreen library={library} isPicking={isPicking} limit={limit} />
}

export default mountReact(MediaApp)
