<?php
// Asked by the page when the element says crm-auth-required: a fresh token for the same session.
include 'session.php';
header('Content-Type: application/json');
header('Cache-Control: no-store');
// only our own page may ask: browsers set this header on same-origin calls of scripts
if (!isset($_SERVER['HTTP_X_REQUESTED_WITH'])) {
    http_response_code(400);
    echo '{}';
    exit;
}
echo json_encode(['token' => crm_token(true)]);
