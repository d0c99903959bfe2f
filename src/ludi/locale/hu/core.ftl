hidden = valami rejtett
