import type { FastifyPluginAsync } from 'fastify'
import { account } from './account/routes.ts'
import { appearance } from './appearance/routes.ts'
import { articles } from './articles/routes.ts'
import { audit } from './audit/routes.ts'
import { auth } from './auth/routes.ts'
import { masterData } from './master-data/routes.ts'
import { capabilities } from './capabilities/routes.ts'
import { chat } from './chat/routes.ts'
import { config } from './config/routes.ts'
import { departments } from './departments/routes.ts'
import { files } from './files/routes.ts'
import { generated } from './generated/routes.ts'
import { health } from './health/routes.ts'
import { jobs } from './jobs/routes.ts'
import { links } from './links/routes.ts'
import { live } from './live/routes.ts'
import { marketing } from './marketing/routes.ts'
import { menus } from './menus/routes.ts'
import { notices } from './notices/routes.ts'
import { pages } from './pages/routes.ts'
import { preferences } from './preferences/routes.ts'
import { products } from './products/routes.ts'
import { roles } from './roles/routes.ts'
import { shell } from './shell/routes.ts'
import { staff } from './staff/routes.ts'
import { templates } from './templates/routes.ts'
import { tableRoutes } from '../tables/routes.ts'
import { weightRanges } from './weight-ranges/routes.ts'

/** Every module, in the order in which it is registered. */
export const modules: FastifyPluginAsync[] = [
  health,
  capabilities,
  auth,
  account,
  shell,
  staff,
  roles,
  menus,
  audit,
  config,
  notices,
  jobs,
  preferences,
  pages,
  templates,
  appearance,
  links,
  products,
  marketing,
  articles,
  live,
  files,
  chat,
  weightRanges,
  masterData,
  departments,
  generated,
  tableRoutes,
]
