import { addStyles } from '#src/lib/styles.ts'
import css from './phone.css?inline'

addStyles(css)
