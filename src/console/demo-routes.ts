import type { Route } from './routes.ts'

const demo = (path: string, page: string, key: string): Route => ({
  path: `/demo/${path}`,
  page: `demo/${page}`,
  auth: [`admin-demo-${key}`],
})

/** What the console can do, shown with its own widgets; a setting of the server takes the whole section away (`show_demos`). */
export const demoRoutes: readonly Route[] = [
  demo('permission/page', 'page-permission', 'permission'),
  demo('permission/button', 'button-permission', 'permission'),
  demo('permission/server', 'server-permission', 'permission'),
  demo('nested/1-1-1', 'nested', 'nested'),
  demo('nested/1-2', 'nested', 'nested'),
  demo('nested/2', 'nested', 'nested'),
  demo('functions', 'functions', 'functions'),
  demo('pages', 'pages', 'pages'),
  demo('charts', 'charts', 'charts'),
  demo('tools', 'tools', 'tools'),
  demo('frame', 'frame', 'tools'),
]
