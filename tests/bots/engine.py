"""An engine for tests, of nothing of ours: it takes the first legal move, or fails as it is told."""

import json
import sys

how = sys.argv[1] if len(sys.argv) > 1 else "well"
for line in sys.stdin:
    asked = json.loads(line)
    if asked["ask"] == "hello":
        print(json.dumps({"protocol": 7 if how == "foreign" else 1, "name": "first"}), flush=True)
    elif asked["ask"] == "move":
        if how == "dies":
            sys.exit(3)
        if how == "silent":
            continue
        first = asked["legal"][0]["action"]
        answer = {"action": -5 if how == "illegal" else first, "values": {str(first): 0.5}, "line": [first]}
        print("nonsense" if how == "nonsense" else json.dumps(answer), flush=True)
