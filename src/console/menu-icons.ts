import {
  AppWindow,
  BookOpenText,
  Boxes,
  ChartColumn,
  ClipboardList,
  Cpu,
  Factory,
  Folder,
  House,
  LayoutDashboard,
  LayoutGrid,
  Megaphone,
  MessageCircle,
  Paintbrush,
  ReceiptText,
  Settings,
  Share2,
  ShoppingBag,
  Truck,
  UserRound,
  UsersRound,
  Wallet,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

/** The shop's icon-font names, and those that our own server uses. */
const icons: Readonly<Record<string, LucideIcon>> = {
  's-home': House,
  home: House,
  'user-solid': UsersRound,
  user: UsersRound,
  's-order': ReceiptText,
  order: ReceiptText,
  's-shop': ShoppingBag,
  product: ShoppingBag,
  's-marketing': Megaphone,
  's-promotion': Share2,
  'message-solid': MessageCircle,
  's-finance': Wallet,
  's-management': BookOpenText,
  's-open': Paintbrush,
  menu: LayoutGrid,
  's-tools': Settings,
  setting: Settings,
  cpu: Wrench,
  system: Cpu,
  's-data': ChartColumn,
  's-custom': UserRound,
  's-goods': Boxes,
  's-claim': ClipboardList,
  's-platform': AppWindow,
  truck: Truck,
  's-cooperation': Factory,
  's-grid': LayoutDashboard,
  box: Warehouse,
}

/** Icon of a menu entry; a folder when its name is none of ours. */
export const menuIcon = (name: string): LucideIcon => icons[name.replace(/^(el-icon-|md-|ios-)/, '')] ?? Folder

/** One name for each icon that we draw. */
export const iconNames: readonly string[] = Object.keys(icons).filter(
  (name, at, names) => names.findIndex((other) => icons[other] === icons[name]) === at,
)
