/* The syntax from before ReScript had its own. Only v8 reads it. */

type shape =
  | Circle(float)
  | Rectangle(float, float);

let area = shape =>
  switch (shape) {
  | Circle(radius) => 3.14159 *. radius *. radius
  | Rectangle(width, height) => width *. height
  };

let shapes = [Circle(1.0), Rectangle(2.0, 3.5)];

shapes |> List.map(area) |> List.iter(size => Js.log(size));
