<?php
include 'session.php';
$server = crm_server();
$user = $_SESSION['user'];
$token = crm_token();
$list = $token === '' ? null : crm_call('GET', '/adminapi/diy/get_list?page=1&limit=20', $token);
$pages = $list ? $list['list'] : [];
$pageId = isset($_GET['id']) ? (int) $_GET['id'] : ($pages ? (int) $pages[0]['id'] : 0);
$pageName = '';
foreach ($pages as $page) {
    if ((int) $page['id'] === $pageId) $pageName = $page['name'];
}
$note = $token === '' ? '没有连上店铺服务器，请稍后刷新页面。' : '';
?>
<!DOCTYPE html>
<html lang="zh-CN">
<?php include 'head.php' ?>
<body>
<?php include 'menu.php' ?>
<div class="host-main">
  <ol class="breadcrumb">
    <li><a href="#">首页</a></li>
    <li><a href="#">店铺</a></li>
    <li class="active">页面装修 <span id="host-page"><?= e($pageName) ?></span></li>
  </ol>
  <div class="host-tools">
    <button type="button" class="btn btn-primary" id="host-save">保存页面</button>
    <span class="label label-warning hidden" id="host-dirty">未保存</span>
    <span class="text-muted" id="host-state" role="status"></span>
    <span class="host-note"><?= e($note) ?></span>
  </div>
  <div class="panel panel-default host-content">
    <crm-designer id="designer" base-url="<?= e($server) ?>" page-id="<?= e($pageId) ?>" token="<?= e($token) ?>" locale="zh-cn"></crm-designer>
  </div>
</div>
<?php include 'foot.php' ?>
</body>
</html>
