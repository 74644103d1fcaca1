import { mountReact } from '#src/ui/mount.tsx'
import { ConsoleApp } from './console-app.tsx'

export default mountReact(ConsoleApp)
