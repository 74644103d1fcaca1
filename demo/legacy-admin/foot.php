<script src="/vendor/jquery/jquery.min.js"></script>
<script src="/vendor/bootstrap/js/bootstrap.min.js"></script>
<script src="/vendor/layui/layui.js"></script>
<script src="/host.js"></script>
<script type="module" src="<?= e($server) ?>/elements/crm-designer.js"></script>
