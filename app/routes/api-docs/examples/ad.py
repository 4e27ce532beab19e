# A product link becomes an ad. REELWRIGHT_KEY: a key that may write drafts and tasks. Python 3, nothing to install.
import json
import os
import time
import urllib.error
import urllib.request
import uuid

ORIGIN = os.environ.get("REELWRIGHT_ORIGIN", "http://127.0.0.1:8787")
KEY = os.environ["REELWRIGHT_KEY"]


def call(method, path, body=None):
    """Makes one call; the same Idempotency-Key sent again is the same order."""
    headers = {"Authorization": f"Bearer {KEY}", "Idempotency-Key": str(uuid.uuid4()), "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{ORIGIN}/v1{path}", data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{problem['name']}: {problem['detail']}")


draft = call("POST", "/drafts", {"app_id": 104, "url": f"{ORIGIN}/samples/bottle/", "language": "en"})["id"]
call("POST", f"/drafts/{draft}/read")
call("PATCH", f"/drafts/{draft}", {"settings": {"ratio": "1:1", "length": 15}})
call("POST", f"/drafts/{draft}/scripts")

work = {"input": {"draft_id": draft}, "stage": os.environ.get("STAGE", "render")}
priced = call("POST", "/tools/link-to-video/quotes", work)
print(f"It costs {priced['cost']} credits.")

task = call("POST", "/tools/link-to-video/tasks", {**work, "quote": priced["quote"]})
while task["state"] in ("queued", "generating"):
    time.sleep(2)
    task = call("GET", f"/tasks/{task['task_id']}")
if task["state"] != "success":
    raise SystemExit(task["error_msg"] or "The task failed; nothing was charged.")
film = next(one for one in task["output"]["artifacts"] if one["kind"] == "video")
urllib.request.urlretrieve(film["download_url"], "ad.mp4")
print("ad.mp4")
